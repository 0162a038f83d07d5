import { notify, useProblemToast, useT } from '@jahrring/tool-kit';

interface Removable {
  id: string;
  version: number;
  title: string;
}

interface Work {
  remove: (record: Removable) => Promise<unknown>;
  restore: (id: string) => Promise<unknown>;
}

/** Deleting with a way back: the message offers the undo; failures are told. Each answers whether it was done. */
export function useRemoval(work: Work) {
  const t = useT('inventory');
  const toast = useProblemToast();
  const attempt = async (run: () => Promise<unknown>): Promise<boolean> => {
    try {
      await run();
      return true;
    } catch (error) {
      toast(error);
      return false;
    }
  };
  const restore = ({ id, title }: Pick<Removable, 'id' | 'title'>) =>
    attempt(async () => {
      await work.restore(id);
      notify.success(t('message.restored', { name: title }));
    });
  const remove = (record: Removable) =>
    attempt(async () => {
      await work.remove(record);
      const undo = { label: t('action.undo'), run: () => void restore(record) };
      notify.success(t('message.deleted', { name: record.title }), { action: undo });
    });
  return { remove, restore, attempt };
}
