import type { PivotQuery } from '@jahrring/contracts-evaluations';
import type { FigureSum } from '../fact';
import type { Labels } from '../reference';
import { figureOf } from './figure-of';
import { pivotOf } from './pivot';

const names: Labels = {
  person: new Map([
    ['p1', 'Anna Frei'],
    ['p2', 'Beat Zaugg'],
  ]),
  project: new Map([['j1', 'P1 Bergwald']]),
  customer: new Map([['c1', 'Gemeinde']]),
  activity: new Map(),
  object: new Map(),
  companyPart: new Map(),
  extra: new Map(),
  rateCategory: new Map([['r1', 'Vorarbeiter']]),
  rateCategoryOf: new Map([['p1', 'r1']]),
  kindOf: new Map(),
  supervisorOf: new Map(),
  statusOf: new Map(),
  countryOf: new Map(),
  teamOf: new Map([['p1', 'Forst']]),
  customerOf: new Map([['j1', 'c1']]),
};
const labels = { source: 'time' as const, labels: names, today: '2026-03-31' };
const sum = (values: Partial<FigureSum>): FigureSum => ({
  ...{ seconds: 0, billableSeconds: 0, cents: 0, lines: 1 },
  ...values,
});
const query = (values: Partial<PivotQuery>) => ({
  ...{ rows: ['person' as const], columns: [], measures: ['hours' as const] },
  ...{ from: '2026-01-01', to: '2026-03-31' },
  ...values,
});

describe('pivotOf', () => {
  it('adds lines of the same place, the greatest row first', () => {
    const sums = [
      sum({ employeeId: 'p1', seconds: 60 }),
      sum({ employeeId: 'p2', seconds: 100 }),
      sum({ employeeId: 'p1', seconds: 30 }),
    ];
    const { rows, totals } = pivotOf({ sums }, query({}), labels);
    expect(rows).toEqual([
      { keys: ['p2'], labels: ['Beat Zaugg'], values: ['100'] },
      { keys: ['p1'], labels: ['Anna Frei'], values: ['90'] },
    ]);
    expect(totals).toEqual(['190']);
  });

  it('shows every month of the span, in its order, also without lines', () => {
    const sums = [sum({ month: '2026-03', seconds: 5 }), sum({ month: '2026-01', seconds: 9 })];
    const { rows } = pivotOf({ sums }, query({ rows: ['month'] }), labels);
    expect(rows.map(({ keys, values }) => [keys[0], values[0]])).toEqual([
      ['2026-01', '9'],
      ['2026-02', null],
      ['2026-03', '5'],
    ]);
  });

  it('has every measure in every column', () => {
    const sums = [
      sum({ employeeId: 'p1', month: '2026-01', seconds: 50, billableSeconds: 10 }),
      sum({ employeeId: 'p1', month: '2026-02', seconds: 50, billableSeconds: 50 }),
    ];
    const shown = pivotOf(
      { sums },
      query({ columns: ['month'], measures: ['hours', 'billableShare'], to: '2026-02-28' }),
      labels,
    );
    expect(shown.columns.map(({ keys, measure }) => [keys[0], measure])).toEqual([
      ['2026-01', 'hours'],
      ['2026-01', 'billableShare'],
      ['2026-02', 'hours'],
      ['2026-02', 'billableShare'],
    ]);
    expect(shown.rows[0]?.values).toEqual(['50', '0.2', '50', '1']);
  });

  it('finds teams and customers through people and projects, and puts what has none last', () => {
    const sums = [sum({ employeeId: 'p1', seconds: 1 }), sum({ employeeId: 'p2', seconds: 9 })];
    const byTeam = pivotOf({ sums }, query({ rows: ['team', 'person'] }), labels);
    expect(byTeam.rows.map(({ labels: names }) => names)).toEqual([
      ['Forst', 'Anna Frei'],
      [null, 'Beat Zaugg'],
    ]);
    const byCustomer = pivotOf(
      { sums: [sum({ projectId: 'j1', seconds: 4 })] },
      query({ rows: ['customer'] }),
      labels,
    );
    expect(byCustomer.rows[0]).toMatchObject({ keys: ['c1'], labels: ['Gemeinde'] });
  });

  it('shows nothing where there is nothing', () => {
    expect(pivotOf({ sums: [] }, query({ rows: ['month'] }), labels)).toMatchObject({
      rows: [],
      totals: [null],
    });
  });
});

describe('places of other sources', () => {
  it('finds the customer of a document itself, and tells how long it is overdue', () => {
    const sums = ['2026-03-31', '2026-03-01', '2026-02-28', '2026-01-30', '2025-12-31', '2025-12-30'].map(
      (dueDate) => sum({ addressId: 'c1', dueDate, openCents: 100 }),
    );
    const asked = query({ rows: ['customer'], columns: ['dueAge'], measures: ['openAmount'] });
    const shown = pivotOf({ sums }, asked, { ...labels, source: 'documents' });
    expect(shown.rows[0]).toMatchObject({ labels: ['Gemeinde'] });
    expect(shown.columns.map(({ keys }, at) => [keys[0], shown.totals[at]])).toEqual([
      ['notDue', '1.00'],
      ['to30', '1.00'],
      ['to60', '2.00'],
      ['to90', '1.00'],
      ['over90', '1.00'],
    ]);
  });

  it('tells how long ago work was performed', () => {
    const sums = ['2026-04', '2026-03', '2026-02', '2026-01', '2025-12', '2024-03'].map((month) =>
      sum({ month, unbilledCents: 100 }),
    );
    const asked = query({ rows: ['performedAge'], measures: ['unbilled'] });
    const { rows } = pivotOf({ sums }, asked, { ...labels, source: 'costs' });
    expect(Object.fromEntries(rows.map(({ keys, values }) => [keys[0], values[0]]))).toEqual({
      ...{ thisMonth: '2.00', lastMonth: '1.00', twoMonths: '1.00', older: '2.00' },
    });
  });

  it('adds quantities up only where they are of one unit', () => {
    const sums = [
      sum({ objectId: 'm1', unit: 'm³', thousandths: 1500 }),
      sum({ objectId: 'm1', unit: 'm³', thousandths: 250 }),
      sum({ objectId: 'm2', unit: 'kg', thousandths: 9000 }),
    ];
    const { rows, totals } = pivotOf({ sums }, query({ rows: ['object'], measures: ['quantity'] }), labels);
    expect(rows.map(({ values }) => values[0])).toEqual(['9', '1.75']);
    expect(totals).toEqual([null]);
  });
});

describe('figures beside those of other days', () => {
  const now = [sum({ employeeId: 'p1', seconds: 150 }), sum({ employeeId: 'p2', seconds: 30 })];
  const before = [sum({ employeeId: 'p1', seconds: 100 }), sum({ employeeId: 'p3', seconds: 40 })];

  it('are followed by theirs and by the change, also of who is only in one of them', () => {
    const { columns, rows, totals } = pivotOf({ sums: now }, query({}), labels, { sums: before });
    expect(columns.map(({ compared }) => compared)).toEqual([undefined, 'before', 'change']);
    expect(rows.map(({ keys, values }) => [...keys, ...values])).toEqual([
      ['p1', '150', '100', '0.5'],
      ['p2', '30', null, null],
      ['p3', null, '40', null],
    ]);
    expect(totals).toEqual(['180', '140', '0.2857']);
  });

  it('are followed by their part of the total, where they add up', () => {
    const asked = query({ columns: ['billable'], measures: ['hours', 'billableShare'], compare: 'total' });
    const sums = [
      sum({ employeeId: 'p1', billable: 'true', seconds: 150, billableSeconds: 150 }),
      sum({ employeeId: 'p2', billable: 'true', seconds: 50, billableSeconds: 50 }),
      sum({ employeeId: 'p2', billable: 'false', seconds: 30 }),
    ];
    const { columns, rows, totals } = pivotOf({ sums }, asked, labels);
    expect(columns.map(({ keys, measure, compared }) => [...keys, measure, compared])).toEqual([
      ['true', 'hours', undefined],
      ['true', 'hours', 'share'],
      ['true', 'billableShare', undefined],
      ['false', 'hours', undefined],
      ['false', 'hours', 'share'],
      ['false', 'billableShare', undefined],
    ]);
    expect(rows.map(({ keys, values }) => [...keys, ...values])).toEqual([
      ['p1', '150', '0.75', '1', null, null, null],
      ['p2', '50', '0.25', '1', '30', '1', '0'],
    ]);
    expect(totals).toEqual(['200', '1', '1', '30', '1', '0']);
    const { rows: top } = pivotOf({ sums }, query({ top: 1, compare: 'total' }), labels);
    expect(top.map(({ values }) => values[1])).toEqual(['0.6522', '0.3478']);
  });

  it('show the greatest rows, and all others as one that adds up with them', () => {
    const { rows, totals } = pivotOf({ sums: now }, query({ top: 1 }), labels, { sums: before });
    expect(rows.map(({ keys, values, others }) => [keys[0], ...values, others])).toEqual([
      ['p1', '150', '100', '0.5', undefined],
      [null, '30', '40', '-0.25', 2],
    ]);
    expect(totals[0]).toBe('180');
  });

  it('know no others where all rows are shown', () => {
    expect(pivotOf({ sums: now }, query({ top: 2 }), labels).rows.map(({ others }) => others)).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('figureOf', () => {
  const figures = {
    ...{ seconds: 7200, billableSeconds: 1800, cents: 1205 },
    ...{ plannedCostCents: 100_000, costOverCents: -25_000, costPlans: 1 },
    ...{ costCents: 75_000, billedCents: 80_000, unbilledCents: 20_000 },
  };

  const keys = {
    wonOffers: new Set(['a', 'b']),
    lostOffers: new Set(['c']),
    paidBills: new Set(['20 d', '20 e', '60 f']),
  };

  it.each([
    ['hours', '7200'],
    ['billableHours', '1800'],
    ['billableShare', '0.25'],
    ['amount', '12.05'],
    ['lines', '3'],
    ['costUse', '0.75'],
    ['costToPlan', '-250.00'],
    ['margin', '250.00'],
    ['marginShare', '0.25'],
    ['hitRate', '0.6667'],
    ['daysToPayment', '33.3'],
  ] as const)('writes %s as %s', (measure, expected) => {
    expect(figureOf({ figures, keys, lines: 3 }, measure)).toBe(expected);
  });

  it('has no share of no time, nor of offers nobody decided', () => {
    const undecided = { figures: { cents: 5 }, lines: 1 };
    expect([figureOf(undecided, 'billableShare'), figureOf(undecided, 'hitRate')]).toEqual([null, null]);
  });
});
