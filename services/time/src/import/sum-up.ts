import type { CreateEntry, EntryImportFound } from '@jahrring/contracts-time';
import type { ImportRowFields } from '@jahrring/service-kit';
import { leftOutNote, sameNote } from './entry-survey';

type Sums = Pick<EntryImportFound, 'same' | 'leftOut' | 'seconds' | 'people' | 'firstDay' | 'lastDay'>;

/** Figures of the rows as a whole: what is recorded, for whom and when, and what is left alone. */
export function sumUp(rows: readonly ImportRowFields<CreateEntry>[]): Sums {
  const noted = (code: string) => rows.filter(({ plan }) => plan?.note?.code === code).length;
  const entries = rows.flatMap(({ outcome, plan }) =>
    outcome === 'create' && plan ? [plan.values as CreateEntry] : [],
  );
  const days = entries.flatMap(({ workDate }) => (workDate ? [workDate] : [])).sort();
  return {
    ...{ same: noted(sameNote.code), leftOut: noted(leftOutNote.code) },
    seconds: entries.reduce((sum, entry) => sum + secondsOf(entry), 0),
    people: new Set(entries.map(({ employeeId }) => employeeId)).size,
    firstDay: days[0] ?? null,
    lastDay: days.at(-1) ?? null,
  };
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const dayMinutes = 1440;

/** Returns the duration of a line by the clock; only here, nights of the clock change are off by an hour. */
function secondsOf({ kind, from, to, seconds, breakSeconds }: CreateEntry): number {
  if (kind !== 'hours') return 0;
  if (!from || !to) return seconds ?? 0;
  return ((minutes(to) - minutes(from) + dayMinutes) % dayMinutes) * 60 - breakSeconds;
}
