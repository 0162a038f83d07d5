import type { AddressView } from '@jahrring/contracts-addresses';
import { notify, useT } from '@jahrring/tool-kit';
import { useBulkDelete, useBulkRestore, useDeleteAddress, useRestoreAddress } from './addresses.api';
import { useFailureToast } from './use-failure-toast';

type Removable = Pick<AddressView, 'id' | 'version' | 'name'>;

/** Deleting with a way back: each message offers the undo; failures are told. Answers whether it was done. */
export function useAddressRemoval() {
  const t = useT('addresses');
  const failed = useFailureToast();
  const [removeOne] = useDeleteAddress();
  const [restoreOne] = useRestoreAddress();
  const [removeMany] = useBulkDelete();
  const [restoreMany] = useBulkRestore();

  const attempt = async (
    failure: 'deleteFailed' | 'restoreFailed',
    work: () => Promise<unknown>,
  ): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      failed(failure, error);
      return false;
    }
  };
  const undo = (run: () => Promise<unknown>) => ({
    action: { label: t('action.undo'), run: () => void run() },
  });

  const restore = ({ id, name }: Pick<Removable, 'id' | 'name'>) =>
    attempt('restoreFailed', async () => {
      await restoreOne(id).unwrap();
      notify.success(t('message.restored', { name }));
    });
  const remove = (address: Removable) =>
    attempt('deleteFailed', async () => {
      const { id, version, name } = address;
      await removeOne({ id, version }).unwrap();
      notify.success(
        t('message.deleted', { name }),
        undo(() => restore(address)),
      );
    });
  const restoreAll = (ids: string[]) =>
    attempt('restoreFailed', async () => {
      await restoreMany({ ids }).unwrap();
      notify.success(t('message.bulkRestored', { count: ids.length }));
    });
  const removeAll = (items: Pick<Removable, 'id' | 'version'>[]) =>
    attempt('deleteFailed', async () => {
      const { ids } = await removeMany({ items }).unwrap();
      notify.success(
        t('message.bulkDeleted', { count: ids.length }),
        undo(() => restoreAll(ids)),
      );
    });
  return { remove, restore, removeAll, restoreAll };
}
