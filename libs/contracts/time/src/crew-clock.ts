import {
  type LocalDate,
  type LocalTime,
  daysBetween,
  localDateAt,
  localTimeAt,
} from '@jahrring/contracts-common';
import { resolveSpan, type Occurrence } from './span';

/** Times of a line of hours, as `checkLine` accepts them. */
export interface LineTimes {
  workDate: LocalDate;
  from?: LocalTime | undefined;
  to?: LocalTime | undefined;
  fromOccurrence?: Occurrence | undefined;
  toOccurrence?: Occurrence | undefined;
  startAt?: string | undefined;
  endAt?: string | undefined;
  seconds?: number | undefined;
  breakSeconds?: number | undefined;
}

export const DAY = 24 * 60;

/** Minutes since midnight. */
export const minutesOf = (time: LocalTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The minute of one of three days: one within the crew's span if there is one, else the closest to `to`. */
export function nearest(minute: number, first: number, last: number, to: number): number {
  const candidates = [minute - DAY, minute, minute + DAY];
  const within = candidates.find((at) => at >= first && at <= last);
  if (within !== undefined) return within;
  return candidates.reduce((best, at) => (Math.abs(at - to) < Math.abs(best - to) ? at : best));
}

export interface Clock {
  date: LocalDate;
  from: LocalTime;
  to: LocalTime;
  fromOccurrence?: Occurrence | undefined;
  toOccurrence?: Occurrence | undefined;
  /** Days from the first to the last. */
  nights: number;
}

/** The crew's times on the wall clock; undefined where the line tells only how long it took. */
export function clockOfCrew(line: LineTimes, zone: string): Clock | undefined {
  const { workDate, from, to, fromOccurrence, toOccurrence, startAt, endAt } = line;
  if (from !== undefined && to !== undefined) {
    const result = resolveSpan({ date: workDate, from, to, fromOccurrence, toOccurrence }, zone);
    const nights = result.ok
      ? daysBetween(workDate, localDateAt(result.span.endMs, zone))
      : Number(to <= from);
    return { date: workDate, from, to, fromOccurrence, toOccurrence, nights };
  }
  if (startAt === undefined || endAt === undefined) return undefined;
  const [start, end] = [Date.parse(startAt), Date.parse(endAt)];
  const date = localDateAt(start, zone);
  const nights = daysBetween(date, localDateAt(end, zone));
  return { date, from: localTimeAt(start, zone), to: localTimeAt(end, zone), nights };
}

export function spanMinutes({ from, to, nights }: Clock): number {
  return minutesOf(to) + nights * DAY - minutesOf(from);
}
