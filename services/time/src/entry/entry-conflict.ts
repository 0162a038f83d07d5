import { dayLengthSeconds, localTimeAt } from '@jahrring/contracts-common';
import {
  overlaps,
  timeErrors,
  type EntryWarning,
  type OverlapRule,
  type Span,
} from '@jahrring/contracts-time';
import { timeError } from '../errors';
import type { NearbyEntry } from '../entry-record';
import type { EntryTimes } from './entry-times';

/**
 * Refuses an entry that overlaps another of the same person, as the licence's rule says, or that makes a day longer than
 * it is. Answers what the person should be warned of. `nameProject` is asked only for the text.
 */
export async function findConflict(
  times: EntryTimes,
  others: readonly NearbyEntry[],
  { zone, rule }: { zone: string; rule: OverlapRule },
  nameProject: (other: NearbyEntry) => Promise<string>,
): Promise<EntryWarning[]> {
  const span = spanOf(times);
  const clash = rule === 'allow' ? undefined : span && others.find((other) => overlapsSpan(other, span));
  const params = clash ? await overlapParams(clash, zone, nameProject) : null;
  if (params && rule === 'block') throw timeError('ENTRY_OVERLAP', params, 'from');
  const sameDay = others.filter((other) => other.workDate === times.workDate);
  const total = sameDay.reduce((sum, other) => sum + other.seconds, times.seconds);
  if (times.seconds > 0 && total > dayLengthSeconds(times.workDate, zone)) {
    throw timeError('DAY_FULL', { date: times.workDate }, span ? 'to' : 'seconds');
  }
  return params ? [{ code: 'ENTRY_OVERLAP', key: timeErrors.ENTRY_OVERLAP.key, params }] : [];
}

/** Returns true if these times overlap any of the others. */
export function clashesWith(times: EntryTimes, others: readonly NearbyEntry[]): boolean {
  const span = spanOf(times);
  return span !== null && others.some((other) => overlapsSpan(other, span));
}

function spanOf({ startAt, endAt }: { startAt: Date | null; endAt: Date | null }): Span | null {
  return startAt && endAt ? { startMs: startAt.getTime(), endMs: endAt.getTime() } : null;
}

function overlapsSpan(other: NearbyEntry, span: Span): boolean {
  const theirs = spanOf(other);
  return theirs !== null && overlaps(theirs, span);
}

async function overlapParams(
  clash: NearbyEntry,
  zone: string,
  nameProject: (other: NearbyEntry) => Promise<string>,
) {
  const theirs = spanOf(clash);
  return {
    date: clash.workDate,
    from: theirs ? localTimeAt(theirs.startMs, zone) : '',
    to: theirs ? localTimeAt(theirs.endMs, zone) : '',
    project: await nameProject(clash),
  };
}
