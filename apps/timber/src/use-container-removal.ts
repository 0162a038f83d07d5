import type { ContainerView } from '@jahrring/contracts-timber';
import { notify, useProblemToast, useT } from '@jahrring/tool-kit';
import { useDeleteContainer, useRestoreContainer } from './container.api';

/** Deleting with a way back: the message offers the undo. Answers whether it was done. */
export function useContainerRemoval() {
  const t = useT('timber');
  const toast = useProblemToast();
  const [removeOne] = useDeleteContainer();
  const [restoreOne] = useRestoreContainer();

  const restore = async ({ id, title }: ContainerView): Promise<void> => {
    const answer = await restoreOne(id);
    if (answer.error) toast(answer.error);
    else notify.success(t('container.message.restored', { title }));
  };
  const remove = async (row: ContainerView): Promise<boolean> => {
    const answer = await removeOne({ id: row.id, version: row.version });
    if (answer.error) {
      toast(answer.error);
      return false;
    }
    notify.success(t('container.message.deleted', { title: row.title }), {
      action: { label: t('container.action.undo'), run: () => void restore(row) },
    });
    return true;
  };
  return { remove, restore };
}
