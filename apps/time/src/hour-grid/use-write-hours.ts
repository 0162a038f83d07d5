import type { CreateEntryInput, EntryView } from '@jahrring/contracts-time';
import { newUuid, notify, problemOf, useProblemToast, useT } from '@jahrring/tool-kit';
import { parseDuration } from '@jahrring/ui/input';
import { useCreateEntry, useDeleteEntry, useUpdateEntry } from '../time.api';

export interface HourCell {
  /** Entries recorded in the cell. */
  entries: readonly EntryView[];
  /** Values of an entry of the cell, without its hours. */
  line: Omit<CreateEntryInput, 'id' | 'seconds'>;
}

/** Writes the hours of a cell: one entry without clock times is made, changed or removed. */
export function useWriteHours(refetch: () => void) {
  const t = useT('time');
  const toast = useProblemToast();
  const [create] = useCreateEntry();
  const [update] = useUpdateEntry();
  const [remove] = useDeleteEntry();

  const write = async ({ entries, line }: HourCell, seconds: number): Promise<void> => {
    const [entry] = entries;
    if (entries.length > 1 || entry?.from) return notify.error(t('weekGrid.several'));
    if (entry && !(seconds > 0 ? entry.canUpdate : entry.canDelete))
      return notify.error(t('weekGrid.locked'));
    if (entry?.seconds === seconds || (!entry && seconds === 0)) return;
    const { id, version } = entry ?? { id: newUuid(), version: 0 };
    if (entry && seconds > 0) await update({ id, version, patch: { seconds } }).unwrap();
    else if (entry) await remove({ id, version }).unwrap();
    else await create({ ...line, id, seconds }).unwrap();
  };

  /** Returns true if it was written; text that is not a duration is reported. */
  return async (cell: HourCell, text: string): Promise<boolean> => {
    const seconds = text.trim() === '' ? 0 : parseDuration(text);
    if (seconds === null) {
      notify.error(t('weekGrid.notDuration', { text }));
      return false;
    }
    try {
      await write(cell, seconds);
      return true;
    } catch (error) {
      if (problemOf(error)?.status === 412) notify.error(t('weekGrid.conflict'));
      else toast(error);
      refetch();
      return false;
    }
  };
}
