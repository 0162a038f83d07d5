import {
  addDays,
  addMonths,
  lastDayOf,
  localDateAt,
  localDateOf,
  mondayOf,
  monthAfter,
  resolveLocal,
} from '@jahrring/contracts-common';
import { businessYearOf, type ScheduleRhythm } from '@jahrring/contracts-evaluations';

/** When a report goes out, by the clocks of a zone. */
export interface Rhythm {
  rhythm: ScheduleRhythm;
  /** 1 (Monday) to 7 */
  weekday: number;
  /** Of the month; its last one where it has fewer. */
  day: number;
  month: number;
  /** `07:30` */
  time: string;
  timeZone: string;
}

const monthOf = (date: string): string => date.slice(0, 'YYYY-MM'.length);

/**
 * The first instant after `after` (ms since 1970) at which a report is due. A time that the clocks skip counts when they have
 * passed it; one that comes twice counts the first time.
 */
export function nextDue(when: Rhythm, after: number): number {
  const today = localDateAt(after, when.timeZone);
  // The one of this period may be over, or be of the day before by the hour.
  for (let index = 0; ; index += 1) {
    const at = instantOf(dayOf(when, today, index), when);
    if (at > after) return at;
  }
}

/** The due day of the period in which `from` lies, or of one so many later. */
function dayOf({ rhythm, weekday, day, month }: Rhythm, from: string, index: number): string {
  if (rhythm === 'daily') return addDays(from, index);
  if (rhythm === 'weekly') return addDays(mondayOf(from), 7 * index + weekday - 1);
  const inMonth = (of: string) => {
    const last = Number(lastDayOf(of).slice(8));
    return `${of}-${String(Math.min(day, last)).padStart(2, '0')}`;
  };
  if (rhythm === 'monthly') return inMonth(monthAfter(monthOf(from), index));
  return inMonth(monthOf(localDateOf(Number(from.slice(0, 4)) + index, month, 1)));
}

function instantOf(day: string, { time, timeZone }: Rhythm): number {
  const local = resolveLocal(day, time, timeZone);
  if (local.kind === 'gap') return local.passedAt;
  return local.kind === 'fold' ? local.first : local.at;
}

/**
 * The last whole day, week, month or year before the day on which a report goes out.
 * @param yearStart the month a year begins in
 */
export function periodBefore(
  { rhythm, timeZone }: Pick<Rhythm, 'rhythm' | 'timeZone'>,
  dueAt: number,
  yearStart = 1,
): { from: string; to: string } {
  const day = localDateAt(dueAt, timeZone);
  if (rhythm === 'daily') return { from: addDays(day, -1), to: addDays(day, -1) };
  if (rhythm === 'weekly') return { from: addDays(mondayOf(day), -7), to: addDays(mondayOf(day), -1) };
  const first = rhythm === 'monthly' ? `${monthOf(day)}-01` : businessYearOf(day, yearStart).from;
  return { from: addMonths(first, rhythm === 'monthly' ? -1 : -12), to: addDays(first, -1) };
}
