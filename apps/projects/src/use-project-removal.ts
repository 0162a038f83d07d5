import { notify, useProblemToast, useT } from '@jahrring/tool-kit';
import { useDeleteProject, useRestoreProject } from './projects.api';

interface Removable {
  id: string;
  version: number;
  number: string;
}

/** Deleting with a way back: the message offers the undo; failures are told. Answers whether it was done. */
export function useProjectRemoval() {
  const t = useT('projects');
  const toast = useProblemToast();
  const [removeOne] = useDeleteProject();
  const [restoreOne] = useRestoreProject();

  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      toast(error);
      return false;
    }
  };
  const restore = ({ id, number }: Pick<Removable, 'id' | 'number'>) =>
    attempt(async () => {
      await restoreOne(id).unwrap();
      notify.success(t('message.restored', { number }));
    });
  const remove = ({ id, version, number }: Removable) =>
    attempt(async () => {
      await removeOne({ id, version }).unwrap();
      const undo = { label: t('action.undo'), run: () => void restore({ id, number }) };
      notify.success(t('message.deleted', { number }), { action: undo });
    });
  return { remove, restore };
}
