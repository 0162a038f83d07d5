import { addDays, addMonths, commonDays, epochDay } from '@jahrring/contracts-common';
import type {
  ContractCost,
  CostBasis,
  CostKind,
  MachineCostLine,
  MachineCosts,
} from '@jahrring/contracts-machine-control';
import { costKinds } from '@jahrring/contracts-machine-control';
import { Decimal } from 'decimal.js';
import { usedBetween, type CounterPoint } from './usage';

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

/** Returns the cost of a machine in a period per unit of its usage, and the lines that make it up. */
export function costsOf(sources: CostSources): MachineCosts {
  const { machineId, from, to, points, entries, rate } = sources;
  const used = usedBetween(points, from, to);
  const lines = [...sources.lines, ...standingLines(sources)];
  const total = sumOf(lines.map(({ amount }) => amount));
  const recorded = sumOf(entries.map(({ quantity }) => quantity));
  const charged = sumOf(entries.map(({ amount }) => amount));
  return {
    machineId,
    from,
    to,
    used: used.toFixed(3),
    kinds: costKinds.flatMap((kind) => kindSum(kind, lines, used)),
    lines,
    total: total.toFixed(2),
    perUnit: perUnit(total, used),
    recorded: recorded.toFixed(3),
    charged: charged.toFixed(2),
    chargedPerUnit: perUnit(charged, recorded),
    rate,
  };
}

/** Money per hour or kilometre; null where it did not run. */
export function perUnit(amount: Decimal, used: Decimal): string | null {
  return used.gt(0) ? amount.div(used).toFixed(4) : null;
}

function sumOf(values: readonly string[]): Decimal {
  return values.reduce((sum, value) => sum.plus(value), new Decimal(0));
}

function kindSum(kind: CostKind, lines: readonly MachineCostLine[], used: Decimal) {
  const own = lines.filter((line) => line.kind === kind);
  if (own.length === 0) return [];
  const amount = sumOf(own.map((line) => line.amount));
  return [{ kind, amount: amount.toFixed(2), perUnit: perUnit(amount, used) }];
}

/** Returns the cost lines that accrue by day, whether the machine runs or not. */
function standingLines({ from, to, basis, contracts }: CostSources): MachineCostLine[] {
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
