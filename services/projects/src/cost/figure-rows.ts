import type { ProjectFigureRow } from '@jahrring/contracts-projects';
import { Decimal } from 'decimal.js';
import type { CostLineEntity } from '../cost-line';
import { isIncome, type CostSources } from './cost-figures';

type Sums = Record<'cost' | 'performed' | 'billed' | 'unbilled', Decimal>;
type Place = Pick<ProjectFigureRow, 'month' | 'kind' | 'costCentre' | 'revenueCentre'>;

const zero = new Decimal(0);

/**
 * Returns the costs and revenues of a project in every month, by kind and centres; the sums of all rows are its totals.
 */
export function figureRows({ project, lines, rates }: CostSources): ProjectFigureRow[] {
  const rows = new Map<string, { place: Place; seconds: number; sums: Sums }>();
  const add = (line: CostLineEntity, sums: Partial<Sums>) => {
    const place: Place = {
      month: line.day?.slice(0, 'YYYY-MM'.length) ?? null,
      kind: line.sourceKind === 'document' ? null : (line.kind as Place['kind']),
      costCentre: line.costCentre ?? project.costCentre ?? '',
      revenueCentre: line.revenueCentre ?? project.revenueCentre ?? '',
    };
    const key = JSON.stringify(Object.values(place));
    const known = rows.get(key) ?? {
      ...{ place, seconds: 0 },
      sums: { cost: zero, performed: zero, billed: zero, unbilled: zero },
    };
    for (const [name, more] of Object.entries(sums) as [keyof Sums, Decimal][]) {
      known.sums[name] = known.sums[name].plus(more);
    }
    known.seconds += line.seconds;
    rows.set(key, known);
  };
  for (const line of lines) {
    if (line.sourceKind === 'entry') {
      const performed = line.billable ? new Decimal(line.value ?? 0) : zero;
      add(line, { cost: rates.costOf(line) ?? zero, performed, unbilled: line.billed ? zero : performed });
    } else if (line.sourceKind === 'supplier') add(line, { cost: new Decimal(line.cost ?? 0) });
    else if (isIncome(line)) add(line, { billed: new Decimal(line.value ?? 0) });
  }
  return [...rows.values()].map(({ place, seconds, sums: { cost, performed, billed, unbilled } }) => ({
    ...place,
    seconds,
    cost: cost.toFixed(2),
    performed: performed.toFixed(2),
    billed: billed.toFixed(2),
    unbilled: unbilled.toFixed(2),
  }));
}
