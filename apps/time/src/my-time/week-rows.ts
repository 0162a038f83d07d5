import type { EntryView } from '@jahrring/contracts-time';

/** One line of the week grid: what was worked on, and how long on which day. */
export interface WeekRow {
  key: string;
  projectNumber: string;
  projectTitle: string;
  activityTitle: string | null;
  /** Seconds by day. */
  seconds: Readonly<Record<string, number>>;
  totalSeconds: number;
}

/** Hours by project and activity, the longest first. */
export function weekRows(entries: readonly EntryView[]): WeekRow[] {
  const rows = new Map<string, WeekRow>();
  for (const entry of entries.filter(({ kind }) => kind === 'hours')) {
    const key = `${entry.projectId} ${entry.activityId ?? ''}`;
    const { projectNumber, projectTitle, activityTitle } = entry;
    const row = rows.get(key) ?? {
      key,
      projectNumber,
      projectTitle,
      activityTitle,
      seconds: {},
      totalSeconds: 0,
    };
    rows.set(key, {
      ...row,
      seconds: { ...row.seconds, [entry.workDate]: (row.seconds[entry.workDate] ?? 0) + entry.seconds },
      totalSeconds: row.totalSeconds + entry.seconds,
    });
  }
  return [...rows.values()].sort((a, b) => b.totalSeconds - a.totalSeconds);
}
