import {
  type EpochMs,
  type LocalDate,
  type LocalTime,
  addDays,
  localDateAt,
  resolveLocal,
  startOfDay,
} from '@jahrring/contracts-common';
import type { Span } from '../span';

/** One person's entry of hours, as the law looks at it. */
export interface WorkRecord {
  /** The day it was recorded on: that of its beginning. */
  workDate: LocalDate;
  /** Worked, without breaks. */
  seconds: number;
  breakSeconds: number;
  /** Null where only a duration was recorded. */
  span: Span | null;
  /** Time zone of the place of work: night and Sunday are judged by its clock. */
  zone: string;
}

/** The instant a wall clock shows a time; the first where it comes twice, where it goes on where it is skipped. */
export function instantAt(date: LocalDate, time: LocalTime, zone: string): EpochMs {
  const found = resolveLocal(date, time, zone);
  if (found.kind === 'exact') return found.at;
  return found.kind === 'fold' ? found.first : found.passedAt;
}

export function overlapSeconds(a: Span, b: Span): number {
  return Math.max(0, Math.min(a.endMs, b.endMs) - Math.max(a.startMs, b.startMs)) / 1000;
}

/**
 * Seconds of a record that lie in a window, at most those worked: when a break was taken is not known, so it lies outside
 * of the window as far as it can. 0 without times.
 */
export function secondsIn({ span, seconds }: WorkRecord, window: Span): number {
  return span ? Math.min(overlapSeconds(span, window), seconds) : 0;
}

/** Seconds of a record that fall into a week or another longer stretch; breaks are spread evenly over the record. */
export function shareIn(record: WorkRecord, from: LocalDate, to: LocalDate): number {
  const { span, seconds, workDate, zone } = record;
  if (!span) return workDate >= from && workDate <= to ? seconds : 0;
  const stretch = { startMs: startOfDay(from, zone), endMs: startOfDay(addDays(to, 1), zone) };
  const gross = (span.endMs - span.startMs) / 1000;
  return gross > 0 ? Math.round((seconds * overlapSeconds(span, stretch)) / gross) : 0;
}

/** The local days a record touches; that of its work date where only a duration is known. */
export function datesOf({ span, workDate, zone }: WorkRecord): LocalDate[] {
  if (!span) return [workDate];
  const last = localDateAt(span.endMs - 1, zone);
  const dates: LocalDate[] = [];
  for (let date = localDateAt(span.startMs, zone); date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}
