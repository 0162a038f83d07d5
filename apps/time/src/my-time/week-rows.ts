import type { EntryView } from '@jahrring/contracts-time';
import { workOf, type Work } from '../hour-grid/work';

/** One line of the week grid: what was worked on, and how long on which day. */
export interface WeekRow extends Work {
  /** Seconds by day. */
  seconds: Readonly<Record<string, number>>;
  totalSeconds: number;
}

/** Hours by project and activity, the longest first; then the lines that were added and hold none yet. */
export function weekRows(entries: readonly EntryView[], added: readonly Work[] = []): WeekRow[] {
  const rows = new Map<string, WeekRow>();
  for (const entry of entries.filter(({ kind }) => kind === 'hours')) {
    const work = workOf(entry);
    const row = rows.get(work.key) ?? { ...work, seconds: {}, totalSeconds: 0 };
    rows.set(work.key, {
      ...row,
      seconds: { ...row.seconds, [entry.workDate]: (row.seconds[entry.workDate] ?? 0) + entry.seconds },
      totalSeconds: row.totalSeconds + entry.seconds,
    });
  }
  const filled = [...rows.values()].sort((a, b) => b.totalSeconds - a.totalSeconds);
  const still = added.filter(({ key }) => !rows.has(key));
  return [...filled, ...still.map((work) => ({ ...work, seconds: {}, totalSeconds: 0 }))];
}
