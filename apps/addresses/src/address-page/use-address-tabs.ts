import { type RecordTabs, useParams, useRecordTabs, useT } from '@jahrring/tool-kit';

/** Other tools add tabs by extensions of `address.tab.<id>`: the id stands in the address, `titleKey` on the tab. */
export const tabPoint = 'address.tab.';

/** The tabs of an address's page and the one that is open; an unknown one opens the first. */
export function useAddressTabs(addressId: string): RecordTabs {
  const t = useT('addresses');
  const { tab } = useParams();
  return useRecordTabs({
    prefix: tabPoint,
    own: [
      { id: 'details', order: 0, label: t('tab.details') },
      { id: 'notes', order: 3, label: t('tab.notes') },
      { id: 'postal', order: 5, label: t('tab.postal') },
      { id: 'contacts', order: 10, label: t('tab.contacts') },
    ],
    open: tab,
    pathOf: (id) => `/addresses/edit/${addressId}/${id}`,
  });
}
