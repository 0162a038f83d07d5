import type { EntryView, WeekView } from '@jahrring/contracts-time';
import { newUuid, notify, problemOf, useProblemToast, useT } from '@jahrring/tool-kit';
import { parseDuration } from '@jahrring/ui';
import { useCreateEntry, useDeleteEntry, useUpdateEntry } from '../time.api';
import type { WeekRow } from './week-rows';

/** Writes hours of a project, activity and day: one entry without clock times is made, changed or removed. */
export function useHourCells(week: WeekView, employeeId: string | undefined, refetch: () => void) {
  const t = useT('time');
  const toast = useProblemToast();
  const [create] = useCreateEntry();
  const [update] = useUpdateEntry();
  const [remove] = useDeleteEntry();

  const write = async (row: WeekRow, date: string, seconds: number): Promise<void> => {
    const entries = entriesOf(week.entries, row, date);
    const [entry] = entries;
    if (entries.length > 1 || entry?.from) return notify.error(t('weekGrid.several'));
    if (entry && !(seconds > 0 ? entry.canUpdate : entry.canDelete))
      return notify.error(t('weekGrid.locked'));
    if (entry?.seconds === seconds || (!entry && seconds === 0)) return;
    const { id, version } = entry ?? { id: newUuid(), version: 0 };
    if (entry && seconds > 0) await update({ id, version, patch: { seconds } }).unwrap();
    else if (entry) await remove({ id, version }).unwrap();
    else await create({ ...lineOf(row, date), id, seconds, ...(employeeId ? { employeeId } : {}) }).unwrap();
  };

  /** Whether it was written; what was typed and is no duration is told. */
  return async (row: WeekRow, date: string, text: string): Promise<boolean> => {
    const seconds = text.trim() === '' ? 0 : parseDuration(text);
    if (seconds === null) {
      notify.error(t('weekGrid.notDuration', { text }));
      return false;
    }
    try {
      await write(row, date, seconds);
      return true;
    } catch (error) {
      if (problemOf(error)?.status === 412) notify.error(t('weekGrid.conflict'));
      else toast(error);
      refetch();
      return false;
    }
  };
}

function entriesOf(entries: readonly EntryView[], row: WeekRow, date: string): EntryView[] {
  return entries.filter(
    (entry) =>
      entry.kind === 'hours' &&
      entry.workDate === date &&
      `${entry.projectId} ${entry.activityId ?? ''}` === row.key,
  );
}

function lineOf(row: WeekRow, workDate: string) {
  const [projectId = '', activityId = ''] = row.key.split(' ');
  return { kind: 'hours' as const, projectId, activityId: activityId || null, workDate };
}
