import type { StemView } from '@jahrring/contracts-timber';
import { notify, useProblemToast, useT } from '@jahrring/tool-kit';
import { useDeleteStem, useRestoreStem } from './stem.api';

/** Deleting with a way back: the message offers the undo. Answers whether it was done. */
export function useStemRemoval() {
  const t = useT('timber');
  const toast = useProblemToast();
  const [removeOne] = useDeleteStem();
  const [restoreOne] = useRestoreStem();

  const restore = async ({ id, title }: StemView): Promise<void> => {
    const answer = await restoreOne(id);
    if (answer.error) toast(answer.error);
    else notify.success(t('stem.message.restored', { title }));
  };
  const remove = async (row: StemView): Promise<boolean> => {
    const answer = await removeOne({ id: row.id, version: row.version });
    if (answer.error) {
      toast(answer.error);
      return false;
    }
    notify.success(t('stem.message.deleted', { title: row.title }), {
      action: { label: t('stem.action.undo'), run: () => void restore(row) },
    });
    return true;
  };
  return { remove, restore };
}
