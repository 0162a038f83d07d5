import type { AddressView } from '@jahrring/contracts-addresses';
import { useT } from '@jahrring/tool-kit';
import { useRemoval } from '@jahrring/tool-kit/form';
import { useBulkDelete, useBulkRestore, useDeleteAddress, useRestoreAddress } from './addresses.api';

type Restorable = Pick<AddressView, 'id' | 'name'>;
type Version = Pick<AddressView, 'id' | 'version'>;

/** Deleting an address, or many, with a way back. */
export function useAddressRemoval() {
  const t = useT('addresses');
  const [removeOne] = useDeleteAddress();
  const [restoreOne] = useRestoreAddress();
  const [removeMany] = useBulkDelete();
  const [restoreMany] = useBulkRestore();
  const one = useRemoval({
    remove: ({ id, version }: Restorable & Version) => removeOne({ id, version }).unwrap(),
    restore: ({ id }: Restorable) => restoreOne(id).unwrap(),
    removed: ({ name }) => t('message.deleted', { name }),
    restored: ({ name }) => t('message.restored', { name }),
  });
  const many = useRemoval({
    remove: (items: readonly Version[]) => removeMany({ items: [...items] }).unwrap(),
    restore: (items: readonly Pick<Version, 'id'>[]) =>
      restoreMany({ ids: items.map(({ id }) => id) }).unwrap(),
    removed: ({ length }) => t('message.bulkDeleted', { count: length }),
    restored: ({ length }) => t('message.bulkRestored', { count: length }),
  });
  return { ...one, removeAll: many.remove, restoreAll: many.restore };
}
