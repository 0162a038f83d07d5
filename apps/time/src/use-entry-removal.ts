import type { EntryView } from '@jahrring/contracts-time';
import { notify, useT } from '@jahrring/tool-kit';
import { useAttempt, useRemoval } from '@jahrring/tool-kit/form';
import { useDeleteEntry, useRestoreEntry } from './time.api';

type Removable = Pick<EntryView, 'id' | 'version'>;

/** Deleting an entry with a way back. */
export function useEntryRemoval() {
  const t = useT('time');
  const attempt = useAttempt();
  const [removeOne] = useDeleteEntry();
  const [restoreOne] = useRestoreEntry();
  const removal = useRemoval({
    remove: ({ id, version }: Removable) => removeOne({ id, version }).unwrap(),
    restore: ({ id }: Pick<Removable, 'id'>) => restoreOne(id).unwrap(),
    removed: () => t('message.deleted'),
    restored: () => t('message.restored'),
  });
  /** Takes back several at once, for the undo of a copy or a quick line. */
  const removeAll = (entries: readonly Removable[]) =>
    attempt(async () => {
      for (const { id, version } of entries) await removeOne({ id, version }).unwrap();
      notify.success(t('message.undone'));
    });
  return { ...removal, removeAll };
}
