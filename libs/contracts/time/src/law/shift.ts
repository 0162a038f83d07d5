import type { EpochMs, LocalDate } from '@jahrring/contracts-common';
import type { WorkRecord } from './work-record';

const HOUR_MS = 3_600_000;
/** So long without work between two days ends a day of work whatever date its entries have. */
const restMs = 11 * HOUR_MS;
/** Work that goes on over midnight is one day of work: what lies between is a break, not a rest. */
const breakMs = HOUR_MS;

/** A day of work, from the first to the last minute between two rests; over midnight where work goes on. */
export interface Shift {
  /** The work date of its first entry. */
  date: LocalDate;
  seconds: number;
  /** Breaks of the entries plus the free time between them. */
  breakSeconds: number;
  /** Null where only a duration is known. */
  times: { startMs: EpochMs; endMs: EpochMs } | null;
}

/** Days of work in their order. What has only a duration belongs to the day of its date. */
export function shiftsOf(records: readonly WorkRecord[]): Shift[] {
  const shifts: (Shift & { lastDate: LocalDate })[] = [];
  const timed = records
    .flatMap(({ span, ...record }) => (span ? [{ ...record, span }] : []))
    .sort((a, b) => a.span.startMs - b.span.startMs);
  for (const { span, workDate, seconds, breakSeconds } of timed) {
    const last = shifts.at(-1);
    const gapMs = last?.times ? span.startMs - last.times.endMs : Infinity;
    if (!last?.times || gapMs >= restMs || (last.lastDate !== workDate && gapMs >= breakMs)) {
      shifts.push({ date: workDate, lastDate: workDate, seconds, breakSeconds, times: { ...span } });
      continue;
    }
    last.seconds += seconds;
    last.breakSeconds += breakSeconds + Math.max(0, gapMs) / 1000;
    last.times.endMs = Math.max(last.times.endMs, span.endMs);
    last.lastDate = workDate;
  }
  for (const { span, workDate, seconds, breakSeconds } of records) {
    if (span || seconds <= 0) continue;
    const own = shifts.find(({ date }) => date === workDate);
    if (!own) shifts.push({ date: workDate, lastDate: workDate, seconds, breakSeconds, times: null });
    else {
      own.seconds += seconds;
      own.breakSeconds += breakSeconds;
    }
  }
  return shifts
    .map(({ lastDate: _lastDate, ...shift }) => shift)
    .sort((a, b) => (a.times?.startMs ?? 0) - (b.times?.startMs ?? 0))
    .sort((a, b) => a.date.localeCompare(b.date));
}
