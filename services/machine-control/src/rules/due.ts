import type { CounterUnit, DueLevel, DueView } from '@jahrring/contracts-machine-control';
import { Decimal } from 'decimal.js';
import { dayNumber, plusDays } from './days';

/** What a machine's due days follow from. */
export interface DueState {
  counter: string | null;
  readOn: string | null;
  /** What it has run a day lately. */
  perDay: string;
  /** The counter at which the next service is due. */
  serviceAt: string | null;
  nextServiceOn: string | null;
  nextExhaustOn: string | null;
}

export interface WarnAhead {
  days: number;
  /** Of the machine's counter. */
  units: number;
}

/** Further off nothing is foreseen by the counter. */
const farthestDays = 3650;

/** The day the counter will reach the next service as it has been running lately; null where it does not run towards one. */
export function serviceDayByCounter({ counter, readOn, perDay, serviceAt }: DueState): string | null {
  if (counter === null || readOn === null || serviceAt === null) return null;
  const left = new Decimal(serviceAt).minus(counter);
  if (left.lte(0)) return readOn;
  if (new Decimal(perDay).lte(0)) return null;
  const days = left.div(perDay).ceil();
  return days.gt(farthestDays) ? null : plusDays(readOn, days.toNumber());
}

/** The first day anything is due at a machine; null where nothing is planned. */
export function firstDueDay(state: DueState): string | null {
  const days = [state.nextServiceOn, state.nextExhaustOn, serviceDayByCounter(state)];
  return days.filter((day) => day !== null).sort()[0] ?? null;
}

export function serviceDue(state: DueState, today: string, ahead: WarnAhead): DueView {
  const { counter, serviceAt, nextServiceOn } = state;
  const left = serviceAt !== null && counter !== null ? new Decimal(serviceAt).minus(counter) : null;
  const byDay = levelOfDay(nextServiceOn, today, ahead.days);
  return {
    ...dayPart(nextServiceOn, today),
    at: serviceAt,
    left: left?.toFixed(3) ?? null,
    level: worse(byDay, left && levelOfLeft(left, ahead.units)),
  };
}

export function exhaustDue({ nextExhaustOn }: DueState, today: string, ahead: WarnAhead): DueView {
  const level = levelOfDay(nextExhaustOn, today, ahead.days);
  return { ...dayPart(nextExhaustOn, today), at: null, left: null, level };
}

const order: readonly DueLevel[] = ['later', 'soon', 'overdue'];

/** The more pressing of two. */
export function worse(a: DueLevel | null, b: DueLevel | null): DueLevel | null {
  if (a === null || b === null) return a ?? b;
  return order.indexOf(a) >= order.indexOf(b) ? a : b;
}

/** How far ahead people are told, in what this machine counts. */
export function aheadOf(
  unit: CounterUnit,
  settings: { warnDays: number; warnHours: number; warnKilometres: number },
): WarnAhead {
  const units = unit === 'km' ? settings.warnKilometres : settings.warnHours;
  return { days: settings.warnDays, units };
}

function dayPart(day: string | null, today: string) {
  return { on: day, days: day === null ? null : dayNumber(day) - dayNumber(today) };
}

function levelOfDay(day: string | null, today: string, ahead: number): DueLevel | null {
  if (day === null) return null;
  const days = dayNumber(day) - dayNumber(today);
  if (days < 0) return 'overdue';
  return days <= ahead ? 'soon' : 'later';
}

function levelOfLeft(left: Decimal, ahead: number): DueLevel {
  if (left.lt(0)) return 'overdue';
  return left.lte(ahead) ? 'soon' : 'later';
}
