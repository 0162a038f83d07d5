import type { LotView } from '@jahrring/contracts-timber';
import { notify, useProblemToast, useT } from '@jahrring/tool-kit';
import { useDeleteLot, useRestoreLot } from './lot.api';

/** Deleting with a way back: the message offers the undo. Answers whether it was done. */
export function useLotRemoval() {
  const t = useT('timber');
  const toast = useProblemToast();
  const [removeOne] = useDeleteLot();
  const [restoreOne] = useRestoreLot();

  const restore = async ({ id, title }: LotView): Promise<void> => {
    const answer = await restoreOne(id);
    if (answer.error) toast(answer.error);
    else notify.success(t('lot.message.restored', { title }));
  };
  const remove = async (row: LotView): Promise<boolean> => {
    const answer = await removeOne({ id: row.id, version: row.version });
    if (answer.error) {
      toast(answer.error);
      return false;
    }
    notify.success(t('lot.message.deleted', { title: row.title }), {
      action: { label: t('lot.action.undo'), run: () => void restore(row) },
    });
    return true;
  };
  return { remove, restore };
}
