import type { Measure } from '@jahrring/contracts-evaluations';
import { Decimal } from 'decimal.js';
import type { Figure } from '../fact';
import { paymentDays, type Counted } from './counted';

const secondsPerHour = 3600;
const thousand = 1000;

/** Figures that were added up. */
export interface Sums {
  figures: Partial<Record<Figure, number>>;
  /** Of what was added up; null where units are mixed, undefined where nothing was. */
  unit?: string | null | undefined;
  lines: number;
  /** Things that are counted once, by their keys. */
  keys?: Partial<Record<Counted, Set<string>>>;
}

/** All that is added up, `lines` beside. */
export const figures = [
  ...(['seconds', 'billableSeconds', 'cents', 'thousandths'] as const),
  ...(['plannedCostCents', 'plannedValueCents', 'costCents'] as const),
  ...(['performedCents', 'billedCents', 'unbilledCents'] as const),
  ...(['revenueCents', 'openCents', 'offeredCents'] as const),
  ...(['usedThousandths', 'recordedThousandths', 'litreThousandths', 'chargedCents'] as const),
  ...(['fuelCents', 'upkeepCents', 'standingCents'] as const),
  ...(['plannedSeconds', 'plannedThousandths', 'capacitySeconds'] as const),
  ...(['absentSeconds', 'absentHalfDays'] as const),
  ...(['stems', 'volumeThousandths', 'valueCents', 'pricedThousandths'] as const),
  ...(['hourCents', 'entries', 'costOverCents', 'valueOverCents', 'costPlans', 'valuePlans'] as const),
] satisfies readonly Figure[];

type Of = (sum: (figure: Figure) => number, sums: Sums) => string | null;

const whole =
  (figure: Figure): Of =>
  (sum) =>
    String(sum(figure));
const money =
  (figure: Figure): Of =>
  (sum) =>
    amount(sum(figure));
const amount = (cents: number): string => new Decimal(cents).div(100).toFixed(2);
/** Nothing where there is nothing to be a part of. */
const ratio = (part: number, of: number, digits = 4): string | null =>
  of === 0 ? null : new Decimal(part).div(of).toDecimalPlaces(digits).toString();
const quantity = (thousandths: number): string => new Decimal(thousandths).div(1000).toString();
/** Nothing where units are mixed: hours are no kilometres. */
const inUnit =
  (figure: Figure): Of =>
  (sum, { unit }) =>
    unit === null || unit === undefined ? null : quantity(sum(figure));
/** Money for one unit; nothing where units are mixed, or there was none. */
const perUnit =
  (cents: (sum: (figure: Figure) => number) => number, units: Figure): Of =>
  (sum, { unit }) =>
    unit === null || unit === undefined || sum(units) <= 0
      ? null
      : new Decimal(cents(sum)).times(10).div(sum(units)).toFixed(2);
const machineCents = (sum: (figure: Figure) => number): number =>
  sum('fuelCents') + sum('upkeepCents') + sum('standingCents');
const sizeOf = ({ keys }: Sums, counted: Counted): number => keys?.[counted]?.size ?? 0;
const count =
  (counted: Counted): Of =>
  (_sum, sums) =>
    String(sizeOf(sums, counted));
const averageOf = (days: readonly number[]): string | null =>
  ratio(
    days.reduce((sum, one) => sum + one, 0),
    days.length,
    1,
  );
/** Whole seconds. */
const secondsPer = (seconds: number, of: number): string | null => ratio(seconds, of, 0);
const moneyPer = (cents: number, of: number): string | null =>
  of === 0 ? null : new Decimal(cents).div(of).div(100).toFixed(2);
/** The actual figure less the planned one; null where nothing was planned. */
const over =
  (cents: Figure, plans: Figure): Of =>
  (sum) =>
    sum(plans) === 0 ? null : amount(sum(cents));
/** Billed and still to be billed. */
const income = (sum: (figure: Figure) => number): number => sum('billedCents') + sum('unbilledCents');

const measured: Readonly<Record<Measure, Of>> = {
  hours: whole('seconds'),
  billableHours: whole('billableSeconds'),
  billableShare: (sum) => ratio(sum('billableSeconds'), sum('seconds')),
  quantity: inUnit('thousandths'),
  amount: money('cents'),
  lines: (_sum, { lines }) => String(lines),
  plannedCost: money('plannedCostCents'),
  cost: money('costCents'),
  // Costs of projects without a plan use none up.
  costUse: (sum) => ratio(sum('plannedCostCents') + sum('costOverCents'), sum('plannedCostCents')),
  costToPlan: over('costOverCents', 'costPlans'),
  plannedValue: money('plannedValueCents'),
  valueToPlan: over('valueOverCents', 'valuePlans'),
  performed: money('performedCents'),
  billed: money('billedCents'),
  unbilled: money('unbilledCents'),
  margin: (sum) => amount(income(sum) - sum('costCents')),
  marginShare: (sum) => ratio(income(sum) - sum('costCents'), income(sum)),
  revenue: money('revenueCents'),
  openAmount: money('openCents'),
  daysToPayment: (_sum, { keys }) => averageOf(paymentDays(keys?.paidBills ?? new Set())),
  documents: count('documents'),
  offered: money('offeredCents'),
  offers: count('offers'),
  revenuePerBill: (sum, sums) => moneyPer(sum('revenueCents'), sizeOf(sums, 'bills')),
  offeredPerOffer: (sum, sums) => moneyPer(sum('offeredCents'), sizeOf(sums, 'offers')),
  ...{ used: inUnit('usedThousandths'), recordedUse: inUnit('recordedThousandths') },
  litres: (sum) => quantity(sum('litreThousandths')),
  ...{ fuelCost: money('fuelCents'), upkeepCost: money('upkeepCents'), standingCost: money('standingCents') },
  ...{ machineCost: (sum) => amount(machineCents(sum)), chargedValue: money('chargedCents') },
  costPerUnit: perUnit(machineCents, 'usedThousandths'),
  chargedPerUnit: perUnit((sum) => sum('chargedCents'), 'recordedThousandths'),
  ...{ plannedHours: whole('plannedSeconds'), capacityHours: whole('capacitySeconds') },
  plannedDays: (sum) => quantity(sum('plannedThousandths')),
  freeHours: (sum) => String(sum('capacitySeconds') - sum('plannedSeconds')),
  planLoad: (sum) => ratio(sum('plannedSeconds'), sum('capacitySeconds')),
  planUse: (sum) => ratio(sum('seconds'), sum('plannedSeconds')),
  timberVolume: (sum) => quantity(sum('volumeThousandths')),
  ...{ stems: whole('stems'), lots: count('lots'), timberValue: money('valueCents') },
  // Of what has a price alone.
  valuePerVolume: (sum) => moneyPer(sum('valueCents') * thousand, sum('pricedThousandths')),
  absentDays: (sum) => new Decimal(sum('absentHalfDays')).div(2).toString(),
  ...{ absentHours: whole('absentSeconds'), absences: count('absences') },
  hoursToPlan: (sum) => String(sum('seconds') - sum('plannedSeconds')),
  hoursPerPersonDay: (sum, sums) => secondsPer(sum('seconds'), sizeOf(sums, 'personDays')),
  hoursPerEntry: (sum) => secondsPer(sum('seconds'), sum('entries')),
  valuePerHour: (sum) =>
    sum('seconds') === 0 ? null : moneyPer(sum('hourCents') * secondsPerHour, sum('seconds')),
  ...{ people: count('people'), projects: count('projects'), customers: count('customers') },
  ...{ machines: count('machines'), workedDays: count('workedDays'), personDays: count('personDays') },
  hitRate: (_sum, sums) =>
    ratio(sizeOf(sums, 'wonOffers'), sizeOf(sums, 'wonOffers') + sizeOf(sums, 'lostOffers')),
};

/** A figure in its unit; null where there are no lines, or of what there is no share. */
export function figureOf(sums: Sums | undefined, measure: Measure): string | null {
  if (sums === undefined || sums.lines === 0) return null;
  return measured[measure]((figure) => (figure === 'lines' ? sums.lines : (sums.figures[figure] ?? 0)), sums);
}
