import type { OriginView } from '@jahrring/contracts-timber';
import { notify, useProblemToast, useT } from '@jahrring/tool-kit';
import { useDeleteOrigin, useRestoreOrigin } from './origin.api';

/** Deleting with a way back: the message offers the undo. Answers whether it was done. */
export function useOriginRemoval() {
  const t = useT('timber');
  const toast = useProblemToast();
  const [removeOne] = useDeleteOrigin();
  const [restoreOne] = useRestoreOrigin();

  const restore = async ({ id, title }: OriginView): Promise<void> => {
    const answer = await restoreOne(id);
    if (answer.error) toast(answer.error);
    else notify.success(t('origin.message.restored', { title }));
  };
  const remove = async (row: OriginView): Promise<boolean> => {
    const answer = await removeOne({ id: row.id, version: row.version });
    if (answer.error) {
      toast(answer.error);
      return false;
    }
    notify.success(t('origin.message.deleted', { title: row.title }), {
      action: { label: t('origin.action.undo'), run: () => void restore(row) },
    });
    return true;
  };
  return { remove, restore };
}
