import type { EntryView } from '@jahrring/contracts-time';
import { notify, useProblemToast, useT } from '@jahrring/tool-kit';
import { useDeleteEntry, useRestoreEntry } from './time.api';

type Removable = Pick<EntryView, 'id' | 'version'>;

/** Deleting with a way back: the message offers the undo; failures are told. */
export function useEntryRemoval() {
  const t = useT('time');
  const toast = useProblemToast();
  const [removeOne] = useDeleteEntry();
  const [restoreOne] = useRestoreEntry();

  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      toast(error);
      return false;
    }
  };
  const restore = (id: string) =>
    attempt(async () => {
      await restoreOne(id).unwrap();
      notify.success(t('message.restored'));
    });
  const remove = ({ id, version }: Removable) =>
    attempt(async () => {
      await removeOne({ id, version }).unwrap();
      notify.success(t('message.deleted'), {
        action: { label: t('action.undo'), run: () => void restore(id) },
      });
    });
  /** Takes back several at once, for the undo of a copy or a quick line. */
  const removeAll = (entries: readonly Removable[]) =>
    attempt(async () => {
      for (const { id, version } of entries) await removeOne({ id, version }).unwrap();
      notify.success(t('message.undone'));
    });
  return { remove, restore, removeAll };
}
