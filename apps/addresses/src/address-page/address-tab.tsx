import type { AddressView } from '@jahrring/contracts-addresses';
import { ExtensionSlot, type RecordTabs } from '@jahrring/tool-kit';
import { Skeletons } from '@jahrring/ui';
import { lazy, Suspense } from 'react';
import { tabPoint } from './use-address-tabs';

const own = {
  contacts: lazy(async () => ({ default: (await import('./contacts-tab')).ContactsTab })),
  notes: lazy(async () => ({ default: (await import('../follow-up/notes-tab')).NotesTab })),
  postal: lazy(async () => ({
    default: (await import('../postal-addresses/postal-addresses-tab')).PostalAddressesTab,
  })),
};

interface AddressTabProps {
  address: AddressView;
  tabs: RecordTabs;
}

/** Content of a tab beside the address's own fields: its notes, contacts and postal addresses, or another tool's records of the customer. */
export function AddressTab({ address, tabs: { active, isForeign } }: AddressTabProps) {
  if (isForeign) {
    return <ExtensionSlot point={`${tabPoint}${active}`} props={{ addressId: address.id }} />;
  }
  const Content = own[active as keyof typeof own];
  return (
    <Suspense fallback={<Skeletons lines={6} />}>
      <Content address={address} />
    </Suspense>
  );
}
