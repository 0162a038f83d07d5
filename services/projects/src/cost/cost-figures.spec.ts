import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import type { PlanLineEntity } from '../plan/plan-line.entity';
import { CostRates } from './cost-of';
import { costFigures, withoutValues, type CostSources } from './cost-figures';
import type { CostLineEntity } from '../cost-line/cost-line.entity';

const project = { totalAmount: null, costCentre: '100', revenueCentre: null };
const rates = new CostRates([
  { target: 'licence', targetId: null, validFrom: '2000-01-01', rate: '47.3500' },
]);

function aLine(values: Partial<CostLineEntity>): CostLineEntity {
  return {
    sourceKind: 'entry',
    kind: 'hours',
    projectId: 'p',
    day: '2026-11-10',
    employeeId: null,
    objectId: null,
    seconds: 3600,
    quantity: null,
    value: '90.00',
    cost: null,
    costCentre: null,
    revenueCentre: null,
    status: null,
    billable: true,
    billed: false,
    ...values,
  } as CostLineEntity;
}

function aPlan(values: Partial<PlanLineEntity>): PlanLineEntity {
  return {
    kind: 'hours',
    quantity: '10.000',
    unitCost: '50.0000',
    unitPrice: '90.0000',
    costCentre: null,
    revenueCentre: null,
    ...values,
  } as PlanLineEntity;
}

function figures(values: Partial<CostSources>) {
  return costFigures({ project, lines: [], plan: [], rates, warnFrom: 80, ...values });
}

describe('figures of a project', () => {
  it('tell what is performed and not billed, and what is left of it', () => {
    const bill = aLine({ sourceKind: 'document', kind: 'income', value: '100.00', billed: true });
    const { totals } = figures({
      lines: [aLine({ billed: true }), aLine({}), aLine({ billable: false, value: '500.00' }), bill],
    });
    expect(totals).toMatchObject({
      cost: '142.05',
      performed: '180.00',
      billed: '100.00',
      unbilled: '90.00',
      income: '190.00',
      margin: '47.95',
      marginPercent: '25.2',
    });
  });

  it('leave out drafts of bills, and take corrections off', () => {
    const income = { sourceKind: 'document', kind: 'income' } as const;
    const { totals } = figures({
      lines: [
        aLine({ ...income, value: '1000.00', billed: true }),
        aLine({ ...income, value: '-250.00', billed: true }),
        aLine({ ...income, value: '77.00', billed: false }),
      ],
    });
    expect(totals.billed).toBe('750.00');
  });

  it('take the agreed order confirmation for the plan, before the offer', () => {
    const offer = aLine({ sourceKind: 'document', kind: 'offered', value: '900.00', status: 'CONF' });
    const order = aLine({ sourceKind: 'document', kind: 'planned', value: '950.00', status: 'CONF' });
    const refused = aLine({ sourceKind: 'document', kind: 'offered', value: '1.00', status: 'REJC' });
    expect(figures({ lines: [offer, refused] }).totals.plannedValue).toBe('900.00');
    expect(figures({ lines: [offer, order] })).toMatchObject({
      plannedBy: 'documents',
      totals: { plannedValue: '950.00' },
    });
    expect(figures({ lines: [offer, order], plan: [aPlan({})] }).totals.plannedValue).toBe('900.00');
  });

  it.each([
    [7, 'ok'],
    [8, 'ok'],
    [9, 'near'],
    [11, 'over'],
  ] as const)('warn of the budget after %i hours', (count, level) => {
    const lines = Array.from({ length: count }, () => aLine({}));
    const { budget } = figures({ lines, plan: [aPlan({})] });
    expect(budget).toMatchObject({ basis: 'cost', amount: '500.00', level });
  });

  it('have no value left for those who may not see prices', () => {
    const shown = figures({ lines: [aLine({ value: '4321.00' })], plan: [aPlan({ unitPrice: '777.0000' })] });
    const text = JSON.stringify(withoutValues(shown));
    expect(text).not.toContain('4321');
    expect(text).not.toContain('7770');
    expect(text).toContain(shown.totals.cost);
  });

  it('add up to the same whatever they are looked at by', () => {
    const line = fc.record({
      kind: fc.constantFrom('hours', 'machines', 'expenses'),
      day: fc.constantFrom('2026-10-31', '2026-11-01', null),
      seconds: fc.integer({ min: 0, max: 57_600 }),
      value: fc.integer({ min: 0, max: 1_000_000 }).map((cents) => (cents / 100).toFixed(2)),
      cost: fc.option(fc.integer({ min: 0, max: 99_999 }).map((cents) => (cents / 100).toFixed(2))),
      costCentre: fc.option(fc.constantFrom('100', '200')),
      billable: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (drawn) => {
        const lines = drawn.map((values) => aLine(values as Partial<CostLineEntity>));
        const { totals, byKind, byCostCentre, byRevenueCentre, byMonth } = figures({ lines });
        for (const rows of [byKind, byCostCentre, byRevenueCentre, byMonth]) {
          expect(sum(rows.map((row) => row.cost))).toBe(totals.cost);
          expect(sum(rows.map((row) => row.value ?? '0'))).toBe(totals.performed);
        }
      }),
    );
  });
});

function sum(amounts: readonly string[]): string {
  return amounts.reduce((total, amount) => total.plus(amount), new Decimal(0)).toFixed(2);
}
