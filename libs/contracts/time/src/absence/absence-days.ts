import { type LocalDate, addDays, daysBetween } from '@jahrring/contracts-common';
import type { AbsenceDay, AbsenceType } from './absence.contract';
import type { LedgerKind } from './balance.contract';

/** From one day to another, both inclusive; begins or ends at midday where it says so. */
export interface AbsenceSpan {
  startsOn: LocalDate;
  endsOn: LocalDate;
  startHalf: boolean;
  endHalf: boolean;
}

/** Facts of a day without the absence: seconds to work by the week pattern, and the part of it that is a holiday. */
export interface DayFacts {
  targetSeconds: number;
  /** 2 the whole day, 1 the afternoon. */
  holidayHalves: 0 | 1 | 2;
}

const epoch = '1970-01-01';

/** The parts of a day in whole seconds: both together are the day. */
export function halvesOf(targetSeconds: number): { morning: number; afternoon: number } {
  const afternoon = Math.floor(targetSeconds / 2);
  return { morning: targetSeconds - afternoon, afternoon };
}

/** Returns the rest of a day's target if a part of it is a public holiday. */
export function workingSeconds({ targetSeconds, holidayHalves }: DayFacts): number {
  if (holidayHalves === 0) return targetSeconds;
  return holidayHalves === 1 ? halvesOf(targetSeconds).morning : 0;
}

/** Every day of an absence with what it counts; days off and public holidays count nothing. */
export function absenceDays(span: AbsenceSpan, factsOf: (date: LocalDate) => DayFacts): AbsenceDay[] {
  const length = daysBetween(span.startsOn, span.endsOn) + 1;
  return Array.from({ length }, (_, index) => {
    const date = addDays(span.startsOn, index);
    const { targetSeconds, holidayHalves } = factsOf(date);
    const { morning, afternoon } = halvesOf(targetSeconds);
    const free = targetSeconds === 0 || holidayHalves === 2;
    const takesMorning = !free && !(date === span.startsOn && span.startHalf);
    const takesAfternoon = !free && holidayHalves === 0 && !(date === span.endsOn && span.endHalf);
    return {
      date,
      seconds: (takesMorning ? morning : 0) + (takesAfternoon ? afternoon : 0),
      halfDays: Number(takesMorning) + Number(takesAfternoon),
    };
  });
}

/** Returns true if two spans share half a day or more. */
export function spansOverlap(one: AbsenceSpan, other: AbsenceSpan): boolean {
  return firstHalf(one) <= lastHalf(other) && firstHalf(other) <= lastHalf(one);
}

function firstHalf({ startsOn, startHalf }: AbsenceSpan): number {
  return daysBetween(epoch, startsOn) * 2 + (startHalf ? 1 : 0);
}

function lastHalf({ endsOn, endHalf }: AbsenceSpan): number {
  return daysBetween(epoch, endsOn) * 2 + (endHalf ? 0 : 1);
}

const ledgers: Partial<Record<AbsenceType, LedgerKind>> = {
  holidays: 'holidays',
  holidays_seniority: 'holidays_seniority',
  overtime_compensation: 'overtime',
};

/** The balance an absence is taken from; null where it costs none. */
export function ledgerOf(type: AbsenceType): LedgerKind | null {
  return ledgers[type] ?? null;
}
