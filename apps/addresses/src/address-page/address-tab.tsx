import type { AddressView } from '@jahrring/contracts-addresses';
import { ExtensionSlot, type RecordTabs } from '@jahrring/tool-kit';
import { Skeletons } from '@jahrring/ui';
import { lazy, Suspense } from 'react';
import { tabPoint } from './use-address-tabs';

const Contacts = lazy(async () => ({ default: (await import('./contacts-tab')).ContactsTab }));

const PostalAddresses = lazy(async () => ({
  default: (await import('../postal-addresses/postal-addresses-tab')).PostalAddressesTab,
}));

interface AddressTabProps {
  address: AddressView;
  tabs: RecordTabs;
}

/** Content of a tab beside the address's own fields: its contacts and postal addresses, or another tool's records of the customer. */
export function AddressTab({ address, tabs: { active, isForeign } }: AddressTabProps) {
  if (isForeign) {
    return <ExtensionSlot point={`${tabPoint}${active}`} props={{ addressId: address.id }} />;
  }
  return (
    <Suspense fallback={<Skeletons lines={6} />}>
      {active === 'postal' ? <PostalAddresses address={address} /> : <Contacts address={address} />}
    </Suspense>
  );
}
