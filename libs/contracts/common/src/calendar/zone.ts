import { addDays, dayOfEpoch, type LocalDate } from './day';
import { DAY_MS, formatterOf, remembered, offsetAt } from './zone-offset';
import type { EpochMs } from './zone-offset';

/** Wall-clock time of day, `HH:MM`. */
export type LocalTime = string;

/**
 * Meaning of a wall-clock time in a zone: one instant, none (the hour that is skipped in spring) or two (the hour that
 * occurs twice in autumn).
 */
export type LocalResolution =
  | { kind: 'exact'; at: EpochMs }
  /** `passedAt`: the instant the clock would have shown it, had it not been set forward */
  | { kind: 'gap'; passedAt: EpochMs }
  | { kind: 'fold'; first: EpochMs; second: EpochMs };
const MINUTE_MS = 60_000;
const dayStarts = new Map<string, Map<LocalDate, EpochMs>>();

/** The wall clock at an instant, written as if it were UTC: the difference of the two is the zone's offset. */
function wallClockMs(at: EpochMs, zone: string): EpochMs {
  return at + offsetAt(at, zone);
}

/** The calendar day of an instant in a zone. */
export function localDateAt(at: Date | EpochMs, zone: string): LocalDate {
  return dayOfEpoch(Math.floor(wallClockMs(Number(at), zone) / DAY_MS));
}

/** The wall-clock time of an instant in a zone, to the minute. */
export function localTimeAt(at: Date | EpochMs, zone: string): LocalTime {
  return wallClockText(at, zone).slice(11);
}

/** Day and minute of an instant in a zone: `2026-11-20 07:30`. */
export function localMomentAt(at: Date | EpochMs, zone: string): string {
  return wallClockText(at, zone).replace('T', ' ');
}

function wallClockText(at: Date | EpochMs, zone: string): string {
  return new Date(wallClockMs(Number(at), zone)).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
}

/** All instants at which the zone's clocks show this time on this day. */
export function resolveLocal(date: LocalDate, time: LocalTime, zone: string): LocalResolution {
  const wall = Date.parse(`${date}T${time}:00.000Z`);
  if (Number.isNaN(wall)) throw new RangeError(`not a local time: ${date} ${time}`);
  const before = offsetAt(wall - DAY_MS, zone);
  if (before === offsetAt(wall + DAY_MS, zone)) return { kind: 'exact', at: wall - before };
  const offsets = new Set([before, offsetAt(wall + DAY_MS, zone)]);
  const instants = [...offsets]
    .map((offset) => wall - offset)
    .filter((at) => wallClockMs(at, zone) === wall)
    .sort((a, b) => a - b);
  const [first, second] = instants;
  if (first === undefined) return { kind: 'gap', passedAt: wall - Math.min(...offsets) };
  return second === undefined ? { kind: 'exact', at: first } : { kind: 'fold', first, second };
}

/** The first instant of a local day; where midnight itself is skipped, the first minute after it. */
export function startOfDay(date: LocalDate, zone: string): EpochMs {
  const known = remembered(dayStarts, zone);
  let start = known.get(date);
  if (start === undefined) known.set(date, (start = findStartOfDay(date, zone)));
  return start;
}

function findStartOfDay(date: LocalDate, zone: string): EpochMs {
  const midnight = resolveLocal(date, '00:00', zone);
  if (midnight.kind === 'exact') return midnight.at;
  if (midnight.kind === 'fold') return midnight.first;
  let at = Date.parse(`${date}T00:00:00.000Z`) - DAY_MS / 2;
  while (localDateAt(at, zone) < date) at += MINUTE_MS;
  return at;
}

/** Returns the length of a local day in seconds: 23, 24 or 25 hours. */
export function dayLengthSeconds(date: LocalDate, zone: string): number {
  return (startOfDay(addDays(date, 1), zone) - startOfDay(date, zone)) / 1000;
}

/** A zone this machine's calendar data knows. */
export function isTimeZone(zone: string): boolean {
  try {
    formatterOf(zone);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
