import { clockOf } from '../entry';
import type { EntryEntity } from '../entry-record';

const most = 4;
/** Least number of occurrences: times recorded only once are not usual. */
const least = 2;

type Clocked = Pick<EntryEntity, 'startAt' | 'endAt' | 'timeZone'>;

/** The spans of time recorded most often, at most four, by their beginning; each at least twice. */
export function usualTimes(entries: readonly Clocked[]): { from: string; to: string }[] {
  const counts = new Map<string, { from: string; to: string; count: number }>();
  for (const entry of entries) {
    const clock = clockOf(entry);
    if (!clock) continue;
    const key = `${clock.from} ${clock.to}`;
    counts.set(key, { from: clock.from, to: clock.to, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const usual = [...counts.values()].filter(({ count }) => count >= least);
  const first = usual.toSorted((a, b) => b.count - a.count).slice(0, most);
  return first
    .toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to))
    .map(({ from, to }) => ({ from, to }));
}
