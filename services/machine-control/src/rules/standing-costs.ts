import { addDays, addMonths, commonDays, epochDay } from '@jahrring/contracts-common';
import type { ContractCost, CostBasis, MachineCostLine } from '@jahrring/contracts-machine-control';
import { Decimal } from 'decimal.js';
import { type CounterPoint } from './usage';

export interface CostSources {
  machineId: string;
  from: string;
  to: string;
  points: readonly CounterPoint[];
  /** Fuel, services, exhaust tests and repairs of the period. */
  lines: readonly MachineCostLine[];
  basis: Omit<CostBasis, 'version' | 'contracts'>;
  /** Insurance and leasing, as the inventory tells them. */
  contracts: readonly ContractCost[];
  /** Recorded on time sheets in the period: quantity, and what it is charged at. */
  entries: readonly { quantity: string; amount: string }[];
  /** Today's price of a unit. */
  rate: string;
}

/** Returns the cost lines that accrue by day, whether the machine runs or not. */
export function standingLines({ from, to, basis, contracts }: CostSources): MachineCostLine[] {
  return [
    depreciation(basis, from, to),
    ...contracts.map((contract) => contractLine(contract, basis.purchasedOn, { from, to })),
    fixed(basis, from, to),
  ].flatMap((line) => (line ? [line] : []));
}

/** The value it loses, evenly over its years of use. */
function depreciation(basis: CostSources['basis'], from: string, to: string): MachineCostLine | null {
  const { purchasePrice, purchasedOn, usefulYears } = basis;
  if (purchasePrice === null || purchasedOn === null || usefulYears === null) return null;
  const end = addDays(addMonths(purchasedOn, usefulYears * 12), -1);
  const days = commonDays([purchasedOn, end], [from, to]);
  if (days === 0) return null;
  const loss = new Decimal(purchasePrice).minus(basis.residualValue ?? 0);
  const amount = loss.times(days).div(epochDay(end) - epochDay(purchasedOn) + 1);
  return daysLine('depreciation', days, amount);
}

/** A year's sum by days: a whole year costs exactly that, be it a leap year. */
function fixed({ fixedPerYear }: CostSources['basis'], from: string, to: string): MachineCostLine | null {
  if (fixedPerYear === null) return null;
  return daysLine('fixed', commonDays([from, to], [from, to]), yearsIn(from, to).times(fixedPerYear));
}

/** A premium by days of its years, a rate by days of its months: whole years and months cost exactly that. */
function contractLine(
  { kind, amount, ...span }: ContractCost,
  boughtOn: string | null,
  period: { from: string; to: string },
): MachineCostLine | null {
  const from = latest(span.from ?? boughtOn, period.from);
  const to = span.until !== null && span.until < period.to ? span.until : period.to;
  if (from > to) return null;
  const share = kind === 'insurance' ? yearsIn(from, to) : monthsIn(from, to);
  return daysLine(kind, commonDays([from, to], [from, to]), share.times(amount));
}

function latest(one: string | null, other: string): string {
  return one !== null && one > other ? one : other;
}

/** Returns the years of a span of days; each day is a fraction of its own year. */
function yearsIn(from: string, to: string): Decimal {
  let share = new Decimal(0);
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1)
    share = share.plus(shareOf([`${year}-01-01`, `${year}-12-31`], from, to));
  return share;
}

/** Returns the months of a span of days; each day is a fraction of its own month. */
function monthsIn(from: string, to: string): Decimal {
  let share = new Decimal(0);
  for (let first = `${from.slice(0, 7)}-01`; first <= to; first = addMonths(first, 1))
    share = share.plus(shareOf([first, addDays(addMonths(first, 1), -1)], from, to));
  return share;
}

function shareOf(whole: readonly [string, string], from: string, to: string): Decimal {
  return new Decimal(commonDays(whole, [from, to])).div(commonDays(whole, whole));
}

function daysLine(
  kind: 'depreciation' | 'insurance' | 'lease' | 'fixed',
  days: number,
  amount: Decimal,
): MachineCostLine {
  return { kind, day: null, text: null, quantity: new Decimal(days).toFixed(3), amount: amount.toFixed(2) };
}
