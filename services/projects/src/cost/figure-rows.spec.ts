import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import type { CostLineEntity } from '../cost-line/cost-line.entity';
import type { PlanLineEntity } from '../plan/plan-line.entity';
import { costFigures, withoutValues, type CostSources } from './cost-figures';
import { CostRates } from './cost-of';
import { figureRows } from './figure-rows';

const rates = new CostRates([
  { target: 'licence', targetId: null, validFrom: '2000-01-01', rate: '50.0000' },
]);
const aLine = (change: Partial<CostLineEntity> = {}) =>
  ({
    ...{
      sourceKind: 'entry',
      kind: 'hours',
      day: '2026-11-10',
      employeeId: null,
      objectId: null,
      seconds: 3600,
    },
    ...{ quantity: null, value: '90.00', cost: null, costCentre: null, revenueCentre: null, status: null },
    ...{ billable: true, billed: false },
    ...change,
  }) as CostLineEntity;
const aBill = (value: string, change: Partial<CostLineEntity> = {}) =>
  aLine({
    sourceKind: 'document',
    kind: 'income',
    value,
    billed: true,
    seconds: 0,
    billable: false,
    ...change,
  });
const aPlan = (change: Partial<PlanLineEntity>) =>
  ({
    kind: 'hours',
    quantity: '10.000',
    unitCost: '50.0000',
    unitPrice: '90.0000',
    costCentre: null,
    revenueCentre: null,
    ...change,
  }) as PlanLineEntity;
const sources = (change: Partial<CostSources> = {}): CostSources => ({
  ...{ project: { totalAmount: null, costCentre: '100', revenueCentre: '300' }, lines: [], plan: [], rates, warnFrom: 80 },
  ...change,
}); // oxfmt-ignore

describe('figures by month, kind and centre', () => {
  it('are one row for each place, with the project’s centres where a line has none', () => {
    const rows = figureRows(
      sources({ lines: [aLine(), aLine({ day: '2026-11-30' }), aLine({ costCentre: '200' }), aLine({ day: '2026-12-01' })] }),
    );
    expect(rows.map(({ month, costCentre, revenueCentre, seconds, cost }) => [month, costCentre, revenueCentre, seconds, cost])).toEqual([
      ['2026-11', '100', '300', 7200, '100.00'],
      ['2026-11', '200', '300', 3600, '50.00'],
      ['2026-12', '100', '300', 3600, '50.00'],
    ]);
  }); // oxfmt-ignore

  it('have what was charged under no kind, and drafts nowhere', () => {
    const rows = figureRows(
      sources({
        lines: [aBill('100.00'), aBill('55.00', { billed: false }), aBill('9.00', { kind: 'offered' })],
      }),
    );
    expect(rows).toEqual([
      expect.objectContaining({ kind: null, billed: '100.00', performed: '0.00', cost: '0.00' }),
    ]);
  });

  it('count nothing as performed that is not billable, and nothing as unbilled that is on a bill', () => {
    const [row] = figureRows(
      sources({ lines: [aLine({ billable: false }), aLine({ billed: true }), aLine()] }),
    );
    expect(row).toMatchObject({ cost: '150.00', performed: '180.00', unbilled: '90.00' });
  });

  const cents = fc.integer({ min: -100_000, max: 1_000_000 }).map((one) => (one / 100).toFixed(2));
  const anyLine = fc
    .record({
      sourceKind: fc.constantFrom('entry', 'document', 'supplier'),
      kind: fc.constantFrom('hours', 'machines', 'expenses', 'externals', 'income', 'offered'),
      day: fc.constantFrom('2026-10-31', '2026-11-01', '2027-01-01', null),
      seconds: fc.integer({ min: 0, max: 57_600 }),
      value: cents,
      cost: fc.option(cents, { nil: null }),
      costCentre: fc.option(fc.constantFrom('100', '200'), { nil: null }),
      billable: fc.boolean(),
      billed: fc.boolean(),
    })
    .map((line) => aLine(line as Partial<CostLineEntity>));

  it('add up to what the project shows, line by line', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 20 }), (lines) => {
        const rows = figureRows(sources({ lines }));
        const { totals } = costFigures(sources({ lines }));
        for (const name of ['cost', 'performed', 'billed', 'unbilled'] as const) {
          const sum = rows.reduce((all, row) => all.plus(row[name]), new Decimal(0));
          expect([name, sum.toFixed(2)]).toEqual([name, new Decimal(totals[name] ?? 0).toFixed(2)]);
        }
      }),
    );
  });
});

describe('the totals of a project', () => {
  const totals = (...lines: CostLineEntity[]) => costFigures(sources({ lines })).totals;

  it('are a margin of what came in, and no share of nothing or less', () => {
    expect(totals(aBill('200.00'), aLine({ billed: true }))).toMatchObject({ margin: '150.00', marginPercent: '75.0' });
    expect(totals(aBill('100.00'), aLine({ cost: '150.00', billed: true }))).toMatchObject({ margin: '-50.00', marginPercent: '-50.0' });
    expect(totals(aLine({ billable: false }))).toMatchObject({ income: '0.00', margin: '-50.00', marginPercent: null });
    expect(totals(aBill('-100.00'), aLine({ billable: false }))).toMatchObject({ margin: '-150.00', marginPercent: null });
  }); // oxfmt-ignore

  it('tell how many lines nobody knows a cost of', () => {
    const none = new CostRates([]);
    const lines = [
      aLine(),
      aLine({ cost: '5.00' }),
      aLine({ kind: 'machines', quantity: '2' }),
      aBill('9.00'),
    ];
    expect(costFigures(sources({ lines, rates: none }))).toMatchObject({
      uncosted: 2,
      totals: { cost: '5.00' },
    });
  });

  it('cost what others have billed, and bring in nothing by it', () => {
    const supplied = aLine({
      sourceKind: 'supplier',
      kind: 'externals',
      cost: '500.00',
      value: null,
      seconds: 0,
    });
    expect(totals(supplied)).toMatchObject({ cost: '500.00', performed: '0.00', unbilled: '0.00' });
  });
});

describe('the budget', () => {
  const budget = (change: Partial<CostSources>) => costFigures(sources(change)).budget;
  const spent = (cost: string) => [aLine({ cost, billable: false })];

  it.each([
    ['399.99', 79, 'ok'],
    ['400.00', 80, 'near'],
    ['500.00', 100, 'near'],
    ['500.01', 100, 'over'],
    ['1234.56', 246, 'over'],
  ] as const)('of 500 with %s spent is used to %i per cent: %s', (cost, percent, level) => {
    expect(budget({ lines: spent(cost), plan: [aPlan({})] })).toMatchObject({
      basis: 'cost',
      percent,
      level,
    });
  });

  it('is what was planned to cost, else what was ordered against what was performed', () => {
    const plan = [aPlan({ unitCost: null, unitPrice: '100.0000' })];
    expect(budget({ lines: [aLine()], plan })).toMatchObject({
      basis: 'value',
      amount: '1000.00',
      used: '90.00',
    });
    const project = { totalAmount: '300.00', costCentre: null, revenueCentre: null };
    expect(budget({ lines: [aLine()], project })).toMatchObject({
      basis: 'value',
      amount: '300.00',
      percent: 30,
    });
    expect(budget({ lines: [aLine()] })).toBeNull();
  });

  it('has each line of the plan rounded to the cent', () => {
    const plan = Array.from({ length: 3 }, () =>
      aPlan({ quantity: '0.333', unitCost: '0.0140', unitPrice: null }),
    );
    // 0.004662 each.
    expect(budget({ plan })).toBeNull();
    const half = Array.from({ length: 3 }, () => aPlan({ quantity: '1.000', unitCost: '0.0050' }));
    expect(budget({ plan: half })?.amount).toBe('0.03');
  });

  it('by value is hidden from who may not see prices, that by cost is not', () => {
    const byCost = withoutValues(costFigures(sources({ plan: [aPlan({})], lines: [aLine()] })));
    expect(byCost.budget).toMatchObject({ basis: 'cost' });
    const byValue = withoutValues(costFigures(sources({ plan: [aPlan({ unitCost: null })], lines: [aLine()] })));
    expect(byValue.budget).toBeNull();
    const values = [byCost, byValue].flatMap(({ totals, byMonth, byKind }) => [totals.performed, totals.margin, totals.plannedValue, ...byMonth.map(({ value, billed }) => value ?? billed), ...byKind.map(({ value }) => value)]);
    expect(values.every((value) => value === null)).toBe(true);
  }); // oxfmt-ignore
});
