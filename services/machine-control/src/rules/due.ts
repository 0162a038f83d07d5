import { addDays, dueOf, type DueView, firstDay, type WarnAhead } from '@jahrring/contracts-common';
import type { CounterUnit } from '@jahrring/contracts-machine-control';
import { Decimal } from 'decimal.js';

/** Values from which a machine's due days are derived. */
export interface DueState {
  counter: string | null;
  readOn: string | null;
  /** Recent usage per day. */
  perDay: string;
  /** The counter at which the next service is due. */
  serviceAt: string | null;
  nextServiceOn: string | null;
  nextExhaustOn: string | null;
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
  return days.gt(farthestDays) ? null : addDays(readOn, days.toNumber());
}

/** The first day anything is due at a machine; null where nothing is planned. */
export function firstDueDay(state: DueState): string | null {
  return firstDay(state.nextServiceOn, state.nextExhaustOn, serviceDayByCounter(state));
}

export function serviceDue(
  { counter, serviceAt, nextServiceOn }: DueState,
  today: string,
  ahead: WarnAhead,
): DueView {
  return dueOf({ on: nextServiceOn, at: serviceAt, counter }, today, ahead);
}

export function exhaustDue({ nextExhaustOn }: DueState, today: string, ahead: WarnAhead): DueView {
  return dueOf({ on: nextExhaustOn }, today, ahead);
}

/** Returns how far ahead people are notified, in the units of this machine's counter. */
export function aheadOf(
  unit: CounterUnit,
  settings: { warnDays: number; warnHours: number; warnKilometres: number },
): WarnAhead {
  const units = unit === 'km' ? settings.warnKilometres : settings.warnHours;
  return { days: settings.warnDays, units };
}
