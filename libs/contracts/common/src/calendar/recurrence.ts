import { addDays, daysBetween, type LocalDate, weekdayOf } from './day';
import { lastDayOf } from './month';

/** Frequencies of recurrence. */
export const frequencies = ['never', 'daily', 'weekly', 'monthly', 'yearly'] as const;
export type Frequency = (typeof frequencies)[number];

/** When something comes again: every `interval` days, weeks, months or years from its first day to its last. */
export interface RecurrenceRule {
  frequency: Frequency;
  interval: number;
  /** Weekly: 1 Monday to 7 Sunday; empty: that of the first day. */
  weekdays: number[];
  startsOn: LocalDate;
  endsOn: LocalDate;
  /** Days that are left out. */
  except?: LocalDate[] | undefined;
}

/** More days than any rule may hit in one go. */
const mostDays = 400;

/** The days a rule hits from its start to its end, both included, in their order, without those left out. */
export function recurrenceDays(rule: RecurrenceRule): LocalDate[] {
  const left = new Set(rule.except);
  return daysHit(rule).filter((date) => !left.has(date));
}

function daysHit(rule: RecurrenceRule): LocalDate[] {
  const { startsOn, endsOn } = rule;
  if (rule.frequency === 'never') return startsOn <= endsOn ? [startsOn] : [];
  const days: LocalDate[] = [];
  const length = daysBetween(startsOn, endsOn);
  for (let offset = 0; offset <= length && days.length < mostDays; offset += 1) {
    const date = addDays(startsOn, offset);
    if (hits(rule, date, offset)) days.push(date);
  }
  return days;
}

function hits(rule: RecurrenceRule, date: LocalDate, offset: number): boolean {
  const { frequency, interval, startsOn } = rule;
  if (frequency === 'daily') return offset % interval === 0;
  if (frequency === 'weekly') return hitsWeek(rule, date, offset);
  const months = monthsBetween(startsOn, date);
  const step = frequency === 'yearly' ? interval * 12 : interval;
  return months % step === 0 && dayOf(date) === dayInMonth(startsOn, date);
}

function hitsWeek(
  { weekdays, interval, startsOn }: RecurrenceRule,
  date: LocalDate,
  offset: number,
): boolean {
  const wanted = weekdays.length > 0 ? weekdays : [weekdayOf(startsOn)];
  const weeks = Math.floor((offset + weekdayOf(startsOn) - 1) / 7);
  return weeks % interval === 0 && wanted.includes(weekdayOf(date));
}

function monthsBetween(from: LocalDate, to: LocalDate): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth;
}

function dayOf(date: LocalDate): number {
  return Number(date.slice(8));
}

/** The 31st is the last day of a shorter month. */
function dayInMonth(startsOn: LocalDate, date: LocalDate): number {
  return Math.min(dayOf(startsOn), dayOf(lastDayOf(date.slice(0, 7))));
}
