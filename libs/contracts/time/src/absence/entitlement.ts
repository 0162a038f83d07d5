import { type LocalDate, addDays, daysBetween, localDateOf } from '@jahrring/contracts-common';
import { minimumDays } from './minimum-days';
import type { Employed, EntitlementRules } from './minimum-days';

/** The law counts in days of a six-day week; a sixth of a week each. */
const sixth = 6;

/**
 * Seconds of holidays earned from one day to another of the same year, both inclusive. Rounded on what has grown since
 * the year began, so that parts of a year add up to the whole to the second.
 */
export function earned(employed: Employed, rules: EntitlementRules, from: LocalDate, to: LocalDate): number {
  const firstDay = `${from.slice(0, 4)}-01-01`;
  const before = from === firstDay ? 0 : grown(employed, rules, firstDay, addDays(from, -1));
  return grown(employed, rules, firstDay, to) - before;
}

/** Seconds of holidays of a whole year. */
export function entitlementOf(employed: Employed, rules: EntitlementRules, year: number): number {
  return earned(employed, rules, localDateOf(year, 1, 1), localDateOf(year, 12, 31));
}

function grown(employed: Employed, rules: EntitlementRules, from: LocalDate, to: LocalDate): number {
  const year = Number(from.slice(0, 4));
  const daysOfYear = daysBetween(localDateOf(year, 1, 1), localDateOf(year + 1, 1, 1));
  let sum = 0;
  for (let date = from; date <= to; date = addDays(date, 1)) sum += yearlySixths(employed, rules, date);
  return Math.round(sum / (daysOfYear * sixth));
}

/**
 * Returns the entitlement of a whole year with the conditions of this day, in sixths of seconds: whole numbers, so that
 * nothing is lost.
 */
function yearlySixths(employed: Employed, rules: EntitlementRules, date: LocalDate): number {
  const { startsOn, endsOn } = employed;
  if ((startsOn && date < startsOn) || (endsOn && date > endsOn)) return 0;
  const period = employed.periods.findLast(({ validFrom }) => validFrom <= date);
  if (!period) return 0;
  if (period.yearlyHolidaySeconds > 0) return period.yearlyHolidaySeconds * sixth;
  return weekSeconds(period.dailySeconds) * minimumDays(rules, employed, date);
}

function weekSeconds(dailySeconds: readonly number[]): number {
  return dailySeconds.reduce((sum, seconds) => sum + seconds, 0);
}

/**
 * Returns the length of a working day in seconds: the value that HR has entered, otherwise the week divided by its
 * working days.
 */
export function daySecondsOf(
  { averageDaySeconds, periods }: Pick<Employed, 'periods'> & { averageDaySeconds: number },
  on: LocalDate,
): number {
  if (averageDaySeconds > 0) return averageDaySeconds;
  const week = periods.findLast(({ validFrom }) => validFrom <= on)?.dailySeconds ?? [];
  const days = week.filter((seconds) => seconds > 0).length;
  return days === 0 ? 0 : Math.round(weekSeconds(week) / days);
}

export interface SeniorityGift {
  years: number;
  days: number;
  /** The day those years are full. */
  date: LocalDate;
}

/** The gifts whose day has come by then. */
export function seniorityGifts(
  { startsOn, endsOn }: Pick<Employed, 'startsOn' | 'endsOn'>,
  table: readonly { years: number; days: number }[],
  until: LocalDate,
): SeniorityGift[] {
  if (!startsOn) return [];
  const last = endsOn && endsOn < until ? endsOn : until;
  return table
    .map(({ years, days }) => ({ years, days, date: yearsLater(startsOn, years) }))
    .filter(({ date }) => date <= last);
}

/** 29 February becomes 1 March where the year has none. */
function yearsLater(date: LocalDate, years: number): LocalDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return addDays(localDateOf(year + years, month, 1), day - 1);
}

/**
 * Returns the part of a year's rest that is carried over to the next year, and the part that is lost; a negative rest
 * is carried over in full.
 */
export function carryOver(
  restSeconds: number,
  mostSeconds: number | null,
): { carried: number; lost: number } {
  const carried = mostSeconds === null ? restSeconds : Math.min(restSeconds, mostSeconds);
  return { carried, lost: restSeconds - carried };
}

/** Returns the lost part of the carried-over balance: the part that was not used by its expiry day. */
export function expired(carriedSeconds: number, takenSeconds: number): number {
  return Math.max(0, carriedSeconds - Math.max(0, takenSeconds));
}
