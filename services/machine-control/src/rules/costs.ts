import type { CostKind, MachineCostLine, MachineCosts } from '@jahrring/contracts-machine-control';
import { costKinds } from '@jahrring/contracts-machine-control';
import { Decimal } from 'decimal.js';
import { usedBetween } from './usage';
import { standingLines } from './standing-costs';
import type { CostSources } from './standing-costs';

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
