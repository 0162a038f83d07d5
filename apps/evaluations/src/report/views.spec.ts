import type { PivotView as Answer } from '@jahrring/contracts-evaluations';
import { tableOf, type ReportShape } from './views';
import { chartOf } from './chart-of';

const words = {
  t: (key: string) => key,
  place: (_dimension: string, key: string | null, label: string | null) => label ?? key ?? 'ohne',
  figure: (measure: string, value: number) => `${measure} ${value}`,
  change: (value: number) => `${value * 100} %`,
  share: (value: number) => `Anteil ${value * 100} %`,
};
const answer = (values: (string | null)[][], measures: Answer['columns'][number]['measure'][]): Answer => ({
  columns: measures.map((measure, index) => ({ keys: [`2026-0${index + 1}`], labels: [null], measure })),
  rows: values.map((row, index) => ({ keys: [`p${index}`], labels: [`Person ${index}`], values: row })),
  totals: measures.map(() => '1'),
  comparedWith: null,
  partial: false,
  nearest: null,
});
const shape = (rest: Partial<ReportShape> = {}): ReportShape => ({
  ...{ source: 'time', rows: ['person'], columns: ['month'], measures: ['amount'] },
  ...rest,
});

describe('tableOf', () => {
  it('shows what all of a row is, as the service has worked it out', () => {
    const found = answer([['0.10', '0.20']], ['amount', 'amount']);
    found.rows = found.rows.map((row) => ({ ...row, total: '0.30' }));
    const { columns, rows } = tableOf('x', found, shape(), words);
    expect(columns.at(-1)).toEqual({ key: 'total', label: 'pivot.total' });
    expect(rows[0]?.cells.at(-1)).toEqual({ text: 'amount 0.3', value: 0.3, opens: true });
  });

  it('tells the part of the total beside its figure, and opens the figure alone', () => {
    const parts = answer([['3', '0.75']], ['hours', 'hours']);
    parts.columns = parts.columns.map((column, index) =>
      index === 1 ? { ...column, compared: 'share' } : column,
    );
    const { columns, rows } = tableOf('x', parts, shape({ measures: ['hours'], columns: [] }), words);
    expect(columns.map(({ label }) => label)).toEqual(['measure.hours', 'compare.share']);
    expect(rows[0]?.cells.map(({ text, opens }) => [text, opens])).toEqual([
      ['hours 3', true],
      ['Anteil 75 %', false],
    ]);
  });

  it('has no total of several measures', () => {
    const two = shape({ measures: ['hours', 'lines'] });
    expect(tableOf('x', answer([['1', '2']], ['hours', 'lines']), two, words).columns).toHaveLength(2);
  });

  it('shows a dash that opens nothing where there is nothing', () => {
    const { rows } = tableOf('x', answer([[null, null]], ['amount', 'amount']), shape(), words);
    expect(rows[0]?.cells).toEqual(Array(3).fill({ text: '–', value: null, opens: false }));
  });
});

describe('chartOf', () => {
  it('draws the columns that are in the unit of the first', () => {
    const mixed = shape({ columns: [], measures: ['hours', 'billableHours', 'amount'] });
    const chart = chartOf(
      'bar',
      'x',
      answer([['3600', '1800', '9.50']], ['hours', 'billableHours', 'amount']),
      mixed,
      words,
    );
    if (chart.kind === 'year') throw new Error('These are no days.');
    expect(chart.series.map(({ values }) => values)).toEqual([[3600], [1800]]);
    expect(chart.step).toBe(3600);
  });

  it('draws no average beside sums', () => {
    const mixed = shape({ columns: [], measures: ['hours', 'hoursPerPersonDay'] });
    const chart = chartOf(
      'bar',
      'x',
      answer([['3600', '1800']], ['hours', 'hoursPerPersonDay']),
      mixed,
      words,
    );
    if (chart.kind === 'year') throw new Error('These are no days.');
    expect(chart.series.map(({ values }) => values)).toEqual([[3600]]);
  });

  it('puts nothing together that does not add up', () => {
    const kindOf = (measure: 'hours' | 'people' | 'hoursPerPersonDay' | 'billableShare') =>
      chartOf('stacked', 'x', answer([['1', '2']], [measure, measure]), shape({ measures: [measure] }), words)
        .kind;
    expect((['hours', 'people', 'hoursPerPersonDay', 'billableShare'] as const).map(kindOf)).toEqual([
      ...['stacked', 'bar', 'bar', 'bar'],
    ]);
  });

  it('draws days as a year', () => {
    const days = answer([['3600']], ['hours']);
    days.rows[0]?.keys.splice(0, 1, '2026-03-04');
    const chart = chartOf(
      'year',
      'x',
      days,
      shape({ rows: ['day'], columns: [], measures: ['hours'] }),
      words,
    );
    expect(chart).toMatchObject({ kind: 'year', year: 2026, days: { '2026-03-04': 3600 } });
  });
});
