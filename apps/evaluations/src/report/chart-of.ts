import {
  addsUp,
  measureUnit,
  type PivotView as Answer,
  type ReadyChart,
} from '@jahrring/contracts-evaluations';
import type { ChartProps } from '@jahrring/ui';
import { dimensionName, namesOf, columnName } from './views';
import type { ReportShape, Words } from './views';

/** Charts that put figures together. */
const needsSum: ReadonlySet<ReadyChart> = new Set(['stacked', 'share']);

/** The chart of a report: of the columns in the unit of the first, sums or averages as it is. */
export function chartOf(
  kind: ReadyChart,
  label: string,
  answer: Answer,
  shape: ReportShape,
  words: Words,
): ChartProps {
  const first = shape.measures[0] ?? 'hours';
  const format = (value: number) => words.figure(first, value);
  if (kind === 'year' && shape.rows[0] === 'day') {
    const days = Object.fromEntries(
      answer.rows.map(({ keys, values }) => [keys[0] ?? '', Number(values[0] ?? 0)]),
    );
    const year = Number(Object.keys(days)[0]?.slice(0, 4) ?? 0);
    return { kind, label, year, days, format };
  }
  const shown = answer.columns
    .map((column, index) => ({ column, index }))
    .filter(
      ({ column }) =>
        measureUnit(column.measure) === measureUnit(first) &&
        // An average beside a sum is no bar anybody sees.
        addsUp(column.measure) === addsUp(first) &&
        (column.compared === undefined || column.compared === 'before'),
    );
  return {
    kind: kind === 'year' || (needsSum.has(kind) && !addsUp(first)) ? 'bar' : kind,
    label,
    rowsLabel: shape.rows.map((dimension) => dimensionName(dimension, answer, words)).join(' · '),
    rows: answer.rows.map((row) => namesOf(shape.rows, row, words).join(' · ')),
    series: shown.map(({ column, index }) => ({
      label: columnName(column, shape, words),
      values: answer.rows.map(({ values }) => {
        const value = values[index] ?? null;
        return value === null ? null : Number(value);
      }),
    })),
    format,
    most: 12,
    step: measureUnit(first) === 'hours' ? (answer.daySeconds ?? 3600) : 1,
  };
}
