import {
  costKinds,
  type BudgetLevel,
  type CostRow,
  type CostTotals,
  type ProjectCosts,
} from '@jahrring/contracts-projects';
import { Decimal } from 'decimal.js';
import type { PlanLineEntity } from '../plan';
import type { CostLineEntity } from '../cost-line';
import type { CostRates } from './cost-of';

/** Data from which the figures of a project are calculated. */
export interface CostSources {
  project: { totalAmount: string | null; costCentre: string | null; revenueCentre: string | null };
  /** All that counts: entries, and what documents say. */
  lines: readonly CostLineEntity[];
  plan: readonly PlanLineEntity[];
  rates: CostRates;
  /** Per cent of the budget. */
  warnFrom: number;
}

const zero = new Decimal(0);

/** Returns true if a line is booked as charged. */
export const isIncome = ({ kind, billed }: Pick<CostLineEntity, 'kind' | 'billed'>): boolean =>
  kind === 'income' && billed;

/** An offer or order confirmation the customer has agreed to. */
const agreed: ReadonlySet<string> = new Set(['CONF', 'PACH', 'CHRG']);

/** A line's own centres; without them the project's hold. */
type Centres = Pick<CostLineEntity, 'costCentre' | 'revenueCentre'>;

interface Sums {
  plannedCost: Decimal | null;
  cost: Decimal;
  plannedValue: Decimal | null;
  value: Decimal;
  seconds: number;
}

/** Sums by one key, each line added once. */
class SumsBy {
  private readonly sums = new Map<string, Sums>();

  add(key: string, more: Partial<Sums>): void {
    const known = this.sums.get(key) ?? {
      plannedCost: null,
      cost: zero,
      plannedValue: null,
      value: zero,
      seconds: 0,
    };
    this.sums.set(key, {
      plannedCost: plus(known.plannedCost, more.plannedCost),
      cost: known.cost.plus(more.cost ?? zero),
      plannedValue: plus(known.plannedValue, more.plannedValue),
      value: known.value.plus(more.value ?? zero),
      seconds: known.seconds + (more.seconds ?? 0),
    });
  }

  rows(order: (a: string, b: string) => number = (a, b) => a.localeCompare(b)): CostRow[] {
    return [...this.sums].toSorted(([a], [b]) => order(a, b)).map(([key, sums]) => ({ key, ...text(sums) }));
  }
}

interface MonthSums {
  cost: Decimal;
  value: Decimal;
  billed: Decimal;
}

/** Goes through the lines of a project once and sums them up by everything they are looked at by. */
class ProjectLedger {
  readonly byKind = new SumsBy();
  readonly byCostCentre = new SumsBy();
  readonly byRevenueCentre = new SumsBy();
  readonly months = new Map<string, MonthSums>();
  cost = zero;
  performed = zero;
  unbilled = zero;
  billed = zero;
  uncosted = 0;

  constructor(private readonly sources: CostSources) {
    for (const line of sources.lines) {
      if (line.sourceKind === 'entry') this.addEntry(line);
      else if (line.sourceKind === 'supplier') this.addSupplied(line);
      else if (isIncome(line)) this.addIncome(line);
    }
    for (const line of sources.plan) this.addPlanned(line);
  }

  private addEntry(line: CostLineEntity): void {
    const known = this.sources.rates.costOf(line);
    if (known === null) this.uncosted += 1;
    const cost = known ?? zero;
    const value = line.billable ? new Decimal(line.value ?? 0) : zero;
    this.addTo(line.kind, line, { cost, value, seconds: line.seconds });
    this.addToMonth(line.day, { cost, value });
    this.cost = this.cost.plus(cost);
    this.performed = this.performed.plus(value);
    if (!line.billed) this.unbilled = this.unbilled.plus(value);
  }

  private addSupplied(line: CostLineEntity): void {
    const cost = new Decimal(line.cost ?? 0);
    this.addTo(line.kind, line, { cost });
    this.addToMonth(line.day, { cost });
    this.cost = this.cost.plus(cost);
  }

  private addIncome({ day, value }: CostLineEntity): void {
    const billed = new Decimal(value ?? 0);
    this.billed = this.billed.plus(billed);
    this.addToMonth(day, { billed });
  }

  private addPlanned(line: PlanLineEntity): void {
    const plannedCost = product(line.quantity, line.unitCost);
    this.addTo(line.kind, line, { plannedCost, plannedValue: product(line.quantity, line.unitPrice) });
  }

  private addTo(kind: string, line: Centres, more: Partial<Sums>): void {
    const { project } = this.sources;
    this.byKind.add(kind, more);
    this.byCostCentre.add(line.costCentre ?? project.costCentre ?? '', more);
    this.byRevenueCentre.add(line.revenueCentre ?? project.revenueCentre ?? '', more);
  }

  private addToMonth(day: string | null, more: Partial<MonthSums>): void {
    const month = day?.slice(0, 7) ?? '';
    const known = this.months.get(month) ?? { cost: zero, value: zero, billed: zero };
    this.months.set(month, {
      cost: known.cost.plus(more.cost ?? zero),
      value: known.value.plus(more.value ?? zero),
      billed: known.billed.plus(more.billed ?? zero),
    });
  }
}

/** All figures of one project, with values: who may not see them gets them taken out afterwards. */
export function costFigures(sources: CostSources): ProjectCosts {
  const ledger = new ProjectLedger(sources);
  const planned = plannedSums(sources.lines, sources.plan);
  return {
    totals: totalsOf(ledger, planned),
    budget: budgetOf(sources, planned, ledger),
    plannedBy: planned.by,
    byKind: ledger.byKind.rows((a, b) => order(a) - order(b)),
    byCostCentre: ledger.byCostCentre.rows(),
    byRevenueCentre: ledger.byRevenueCentre.rows(),
    byMonth: [...ledger.months]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([month, { cost, value, billed }]) => ({
        month,
        cost: cost.toFixed(2),
        value: value.toFixed(2),
        billed: billed.toFixed(2),
      })),
    uncosted: ledger.uncosted,
  };
}

function totalsOf(ledger: ProjectLedger, planned: Planned): CostTotals {
  const income = ledger.billed.plus(ledger.unbilled);
  const margin = income.minus(ledger.cost);
  return {
    plannedCost: planned.cost?.toFixed(2) ?? null,
    cost: ledger.cost.toFixed(2),
    plannedValue: planned.value?.toFixed(2) ?? null,
    performed: ledger.performed.toFixed(2),
    billed: ledger.billed.toFixed(2),
    unbilled: ledger.unbilled.toFixed(2),
    income: income.toFixed(2),
    margin: margin.toFixed(2),
    // Of nothing, and of less, there is no share.
    marginPercent: income.lessThanOrEqualTo(0) ? null : margin.div(income).times(100).toFixed(1),
  };
}

interface Planned {
  cost: Decimal | null;
  value: Decimal | null;
  by: ProjectCosts['plannedBy'];
}

/** Typed lines where there are any, else the agreed order confirmations, else the agreed offers. */
function plannedSums(lines: readonly CostLineEntity[], plan: readonly PlanLineEntity[]): Planned {
  if (plan.length > 0) {
    const sum = (field: 'unitCost' | 'unitPrice') =>
      plan.reduce<Decimal | null>((total, line) => plus(total, product(line.quantity, line[field])), null);
    return { cost: sum('unitCost'), value: sum('unitPrice'), by: 'lines' };
  }
  const offered = lines.filter(
    ({ sourceKind, kind, status }) =>
      sourceKind === 'document' && (kind === 'planned' || kind === 'offered') && agreed.has(status ?? ''),
  );
  const confirmed = offered.filter(({ kind }) => kind === 'planned');
  const counted = confirmed.length > 0 ? confirmed : offered;
  if (counted.length === 0) return { cost: null, value: null, by: null };
  const value = counted.reduce((total, line) => total.plus(line.value ?? 0), zero);
  return { cost: null, value, by: 'documents' };
}

/** Costs against the plan; without one what was performed against what was ordered. */
function budgetOf(
  { project, warnFrom }: CostSources,
  planned: Planned,
  used: { cost: Decimal; performed: Decimal },
): ProjectCosts['budget'] {
  if (planned.cost?.greaterThan(0)) return budget('cost', planned.cost, used.cost, warnFrom);
  const ordered = planned.value ?? new Decimal(project.totalAmount ?? 0);
  return ordered.greaterThan(0) ? budget('value', ordered, used.performed, warnFrom) : null;
}

function budget(
  basis: 'cost' | 'value',
  amount: Decimal,
  used: Decimal,
  warnFrom: number,
): ProjectCosts['budget'] {
  const percent = used.div(amount).times(100).floor().toNumber();
  const level: BudgetLevel = used.greaterThan(amount) ? 'over' : percent >= warnFrom ? 'near' : 'ok';
  return { basis, amount: amount.toFixed(2), used: used.toFixed(2), percent, level };
}

function product(quantity: string, price: string | null): Decimal | null {
  if (price === null) return null;
  return new Decimal(quantity).times(price).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
}

function plus(a: Decimal | null, b: Decimal | null | undefined): Decimal | null {
  return b ? (a ?? zero).plus(b) : a;
}

function order(kind: string): number {
  return costKinds.findIndex((known) => known === kind);
}

function text({ plannedCost, cost, plannedValue, value, seconds }: Sums): Omit<CostRow, 'key'> {
  return {
    plannedCost: plannedCost?.toFixed(2) ?? null,
    cost: cost.toFixed(2),
    plannedValue: plannedValue?.toFixed(2) ?? null,
    value: value.toFixed(2),
    seconds,
  };
}

/** Takes out every figure that says what something is charged at. */
export function withoutValues(costs: ProjectCosts): ProjectCosts {
  const hideRow = (row: CostRow): CostRow => ({ ...row, plannedValue: null, value: null });
  return {
    ...costs,
    totals: {
      plannedCost: costs.totals.plannedCost,
      cost: costs.totals.cost,
      plannedValue: null,
      performed: null,
      billed: null,
      unbilled: null,
      income: null,
      margin: null,
      marginPercent: null,
    },
    budget: costs.budget?.basis === 'cost' ? costs.budget : null,
    byKind: costs.byKind.map(hideRow),
    byCostCentre: costs.byCostCentre.map(hideRow),
    byRevenueCentre: costs.byRevenueCentre.map(hideRow),
    byMonth: costs.byMonth.map((month) => ({ ...month, value: null, billed: null })),
  };
}
