import type { PivotQuery } from '@jahrring/contracts-evaluations';
import type { FactSum } from '../fact';
import type { Labels } from '../reference';
import { figureOf, pivotOf } from './pivot';

const labels: Labels = {
  person: new Map([
    ['p1', 'Anna Frei'],
    ['p2', 'Beat Zaugg'],
  ]),
  project: new Map([['j1', 'P1 Bergwald']]),
  customer: new Map([['c1', 'Gemeinde']]),
  activity: new Map(),
  teamOf: new Map([['p1', 'Forst']]),
  customerOf: new Map([['j1', 'c1']]),
};
const sum = (values: Partial<FactSum>): FactSum => ({
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
    const { rows, totals } = pivotOf(sums, query({}), labels);
    expect(rows).toEqual([
      { keys: ['p2'], labels: ['Beat Zaugg'], values: ['100'] },
      { keys: ['p1'], labels: ['Anna Frei'], values: ['90'] },
    ]);
    expect(totals).toEqual(['190']);
  });

  it('shows every month of the span, in its order, also without lines', () => {
    const sums = [sum({ month: '2026-03', seconds: 5 }), sum({ month: '2026-01', seconds: 9 })];
    const { rows } = pivotOf(sums, query({ rows: ['month'] }), labels);
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
      sums,
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
    const byTeam = pivotOf(sums, query({ rows: ['team', 'person'] }), labels);
    expect(byTeam.rows.map(({ labels: names }) => names)).toEqual([
      ['Forst', 'Anna Frei'],
      [null, 'Beat Zaugg'],
    ]);
    const byCustomer = pivotOf([sum({ projectId: 'j1', seconds: 4 })], query({ rows: ['customer'] }), labels);
    expect(byCustomer.rows[0]).toMatchObject({ keys: ['c1'], labels: ['Gemeinde'] });
  });

  it('shows nothing where there is nothing', () => {
    expect(pivotOf([], query({ rows: ['month'] }), labels)).toMatchObject({ rows: [], totals: [null] });
  });
});

describe('figureOf', () => {
  it.each([
    ['hours', '7200'],
    ['billableHours', '1800'],
    ['billableShare', '0.25'],
    ['amount', '12.05'],
    ['lines', '3'],
  ] as const)('writes %s as %s', (measure, expected) => {
    const sums = { seconds: 7200, billableSeconds: 1800, cents: 1205, lines: 3 };
    expect(figureOf(sums, measure)).toBe(expected);
  });

  it('has no share of no time', () => {
    expect(figureOf({ seconds: 0, billableSeconds: 0, cents: 5, lines: 1 }, 'billableShare')).toBeNull();
  });
});
