import { addMonths, storableDay } from '@jahrring/contracts-common';
import type { MachineEntity, WorkEntity } from '../record';
import type { NextDays } from '../machine-state';

type Done = Pick<WorkEntity, 'kind' | 'doneOn' | 'passed' | 'nextOn'>;
type Intervals = Pick<MachineEntity, 'serviceIntervalMonths' | 'exhaustIntervalMonths'>;

/**
 * The days that what was done sets: as it says itself, else by the machine's interval. A failed exhaust test is due again at
 * once. A repair sets none.
 */
export function nextDays({ kind, doneOn, passed, nextOn }: Done, intervals: Intervals): NextDays {
  if (kind === 'repair') return {};
  const field = kind === 'service' ? 'nextServiceOn' : 'nextExhaustOn';
  if (nextOn) return { [field]: nextOn };
  if (kind === 'exhaust' && passed === false) return { [field]: doneOn };
  const months = kind === 'service' ? intervals.serviceIntervalMonths : intervals.exhaustIntervalMonths;
  return months === null ? {} : { [field]: storableDay(addMonths(doneOn, months)) };
}
