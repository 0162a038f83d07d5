import { addDays, addMonths } from '@jahrring/contracts-common';
import type { MachineCosts, MachineFigureMonth } from '@jahrring/contracts-machine-control';
import { Decimal } from 'decimal.js';
import { costsOf } from './costs';
import { type CostSources } from './standing-costs';

/** Everything known of a machine, whenever it was. */
export interface MachineHistory {
  points: CostSources['points'];
  lines: CostSources['lines'];
  basis: CostSources['basis'];
  contracts: CostSources['contracts'];
  entries: readonly { workDate: string; quantity: string; amount: string }[];
  fuellings: readonly { fuelledOn: string; litres: string }[];
}

type Sums = Record<Exclude<keyof MachineFigureMonth, 'month'>, Decimal>;

/** Nothing older is published. */
const mostYears = 20;
const monthsOfYear = 12;
const zero = new Decimal(0);
const none: Sums = {
  ...{ used: zero, recorded: zero, charged: zero, litres: zero },
  ...{ fuel: zero, upkeep: zero, standing: zero },
};

/**
 * Returns the usage and costs of a machine in each month up to the end of a year. A month is the difference between the
 * sum from January to its end and the sum up to the month before, so that months add up to the year without a rounding
 * difference.
 */
export function figureMonths(history: MachineHistory, lastYear: number): MachineFigureMonth[] {
  const months: MachineFigureMonth[] = [];
  for (let year = firstYearOf(history, lastYear); year <= lastYear; year += 1) {
    let before = none;
    for (let month = 0; month < monthsOfYear; month += 1) {
      const first = addMonths(`${year}-01-01`, month);
      const sums = sumsOf(history, { from: `${year}-01-01`, to: addDays(addMonths(first, 1), -1) });
      const own = minus(sums, before);
      before = sums;
      if (Object.values(own).some((sum) => !sum.isZero())) months.push(toMonth(first, own));
    }
  }
  return months;
}

/** Returns the year with which anything is known of a machine. */
export function firstYearOf(
  { points, lines, entries, fuellings, basis, contracts }: MachineHistory,
  lastYear: number,
): number {
  const days = [
    ...points.map(({ readOn }) => readOn),
    ...lines.map(({ day }) => day),
    ...entries.map(({ workDate }) => workDate),
    ...fuellings.map(({ fuelledOn }) => fuelledOn),
    ...contracts.map(({ from }) => from),
    basis.purchasedOn,
  ];
  const years = days.flatMap((day) => (day === null ? [] : [Number(day.slice(0, 4))]));
  return Math.max(lastYear - mostYears, Math.min(lastYear, ...years));
}

/** Returns a machine's costs in a span of its history. */
export function costsWithin(
  history: MachineHistory,
  { from, to }: { from: string; to: string },
): MachineCosts {
  const within = (day: string | null) => day !== null && day >= from && day <= to;
  const { points, basis, contracts } = history;
  return costsOf({
    ...{ machineId: '', from, to, points, basis, contracts, rate: '0' },
    lines: history.lines.filter(({ day }) => within(day)),
    entries: history.entries.filter(({ workDate }) => within(workDate)),
  });
}

function sumsOf(history: MachineHistory, { from, to }: { from: string; to: string }): Sums {
  const within = (day: string) => day >= from && day <= to;
  const costs = costsWithin(history, { from, to });
  const of = (...kinds: string[]) =>
    costs.kinds
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, { amount }) => sum.plus(amount), zero);
  return {
    ...{ used: new Decimal(costs.used), recorded: new Decimal(costs.recorded) },
    charged: new Decimal(costs.charged),
    litres: history.fuellings
      .filter(({ fuelledOn }) => within(fuelledOn))
      .reduce((sum, { litres }) => sum.plus(litres), zero),
    ...{ fuel: of('fuel'), upkeep: of('service', 'exhaust', 'repair') },
    standing: of('depreciation', 'insurance', 'lease', 'fixed'),
  };
}

function minus(sums: Sums, before: Sums): Sums {
  const entries = Object.entries(sums) as [keyof Sums, Decimal][];
  return Object.fromEntries(entries.map(([name, sum]) => [name, sum.minus(before[name])])) as Sums;
}

function toMonth(first: string, sums: Sums): MachineFigureMonth {
  return {
    month: first.slice(0, 'YYYY-MM'.length),
    ...{ used: sums.used.toFixed(3), recorded: sums.recorded.toFixed(3), litres: sums.litres.toFixed(3) },
    ...{ charged: sums.charged.toFixed(2), fuel: sums.fuel.toFixed(2) },
    ...{ upkeep: sums.upkeep.toFixed(2), standing: sums.standing.toFixed(2) },
  };
}
