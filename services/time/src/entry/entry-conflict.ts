import { dayLengthSeconds, localTimeAt, overlaps, type Span } from '@jahrring/contracts-time';
import { timeError } from './entry-error';
import type { EntryTimes } from './entry-times';
import type { NearbyEntry } from './entry.repository';

/**
 * Refuses an entry that overlaps another of the same person, or that makes a day longer than it is. `nameProject` is
 * asked only for the text of the refusal.
 */
export async function requireNoConflict(
  times: EntryTimes,
  others: readonly NearbyEntry[],
  zone: string,
  nameProject: (other: NearbyEntry) => Promise<string>,
): Promise<void> {
  const span = spanOf(times);
  const clash = span && others.find((other) => overlapsSpan(other, span));
  if (clash) throw await overlapError(clash, zone, nameProject);
  const sameDay = others.filter((other) => other.workDate === times.workDate);
  const total = sameDay.reduce((sum, other) => sum + other.seconds, times.seconds);
  if (total > dayLengthSeconds(times.workDate, zone)) {
    throw timeError('DAY_FULL', { date: times.workDate }, span ? 'to' : 'seconds');
  }
}

function spanOf({ startAt, endAt }: { startAt: Date | null; endAt: Date | null }): Span | null {
  return startAt && endAt ? { startMs: startAt.getTime(), endMs: endAt.getTime() } : null;
}

function overlapsSpan(other: NearbyEntry, span: Span): boolean {
  const theirs = spanOf(other);
  return theirs !== null && overlaps(theirs, span);
}

async function overlapError(
  clash: NearbyEntry,
  zone: string,
  nameProject: (other: NearbyEntry) => Promise<string>,
) {
  const theirs = spanOf(clash);
  const params = {
    date: clash.workDate,
    from: theirs ? localTimeAt(theirs.startMs, zone) : '',
    to: theirs ? localTimeAt(theirs.endMs, zone) : '',
    project: await nameProject(clash),
  };
  return timeError('ENTRY_OVERLAP', params, 'from');
}
