import type { Measure } from '@jahrring/contracts-evaluations';

const shares: ReadonlySet<Measure> = new Set(['billableShare', 'costUse', 'marginShare', 'hitRate']);
const counts: ReadonlySet<Measure> = new Set(['lines', 'documents', 'offers']);
const times: ReadonlySet<Measure> = new Set(['hours', 'billableHours']);
/** What does not add up over columns: parts of a whole, averages, and units that may differ. */
const unsummed: ReadonlySet<Measure> = new Set([...shares, 'daysToPayment', 'quantity']);

/** Whether figures of several columns can be added up. */
export const addsUp = (measure: Measure): boolean => !unsummed.has(measure);

/** Figures of one unit are drawn on one axis. */
export function unitOf(measure: Measure): 'hours' | 'share' | 'count' | 'days' | 'quantity' | 'money' {
  if (times.has(measure)) return 'hours';
  if (shares.has(measure)) return 'share';
  if (counts.has(measure)) return 'count';
  if (measure === 'daysToPayment') return 'days';
  return measure === 'quantity' ? 'quantity' : 'money';
}
