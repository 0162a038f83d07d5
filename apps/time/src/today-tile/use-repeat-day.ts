import type { LastDay, RecentCombination, WorkedLine } from '@jahrring/contracts-time';
import { newUuid, notify, useBoot, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { useRef, useState } from 'react';
import { secondsOf } from '../offline/unsent-line';
import { useSave } from '../offline/use-save';
import { useRecordLines } from '../time.api';
import { useEntryRemoval } from '../use-entry-removal';
import { toEntries } from './repeat-day';

/**
 * Records lines of another day for `date`, all or none, with one undo; without a connection they lie on the device. A tap
 * repeated after a lost answer sends the same ids.
 */
export function useRepeatDay(date: string, day: LastDay, recent: readonly RecentCombination[]) {
  const t = useT('time');
  const format = useFormat();
  const toast = useProblemToast();
  const { licence } = useBoot();
  const [recordLines] = useRecordLines();
  const { removeAll } = useEntryRemoval();
  const save = useSave({
    projects: day.lines.map(({ project }) => project),
    activities: [...day.lines, ...recent].flatMap(({ activity }) => activity ?? []),
    recent: [...recent],
  });
  const tried = useRef<{ what: string; ids: string[] }>({ what: '', ids: [] });
  const [busy, setBusy] = useState(false);
  const record = async (lines: readonly WorkedLine[]): Promise<void> => {
    const what = JSON.stringify([date, lines]);
    if (tried.current.what !== what) tried.current = { what, ids: lines.map(() => newUuid()) };
    const entries = toEntries(lines, date, tried.current.ids);
    setBusy(true);
    try {
      const done = await save(entries, () => recordLines({ lines: entries }).unwrap());
      tried.current = { what: '', ids: [] };
      if (done === 'kept') return;
      const seconds = entries.reduce((sum, entry) => sum + secondsOf(entry, licence.timeZone), 0);
      notify.success(t('tile.repeated', { hours: format.duration(seconds) }), {
        action: { label: t('action.undo'), run: () => void removeAll(done.entries) },
      });
    } catch (error) {
      toast(error);
    } finally {
      setBusy(false);
    }
  };
  return { record, busy };
}
