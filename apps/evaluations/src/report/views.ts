import {
  addsUp,
  measureUnit,
  type Dimension,
  type FactSource,
  type Measure,
  type PivotView as Answer,
  type ReadyChart,
} from '@jahrring/contracts-evaluations';
import type { ChartProps } from '@jahrring/ui';
import type { PivotView } from '../pivot/pivot.types';
import type { ReportTexts } from './use-texts';

/** Parts of a report. */
export interface ReportShape {
  source: FactSource;
  rows: readonly Dimension[];
  columns: readonly Dimension[];
  measures: readonly Measure[];
}

type Words = ReportTexts & { t: (key: string, values?: Record<string, string | number>) => string };
type Compared = Answer['columns'][number]['compared'];

const dash = '–';

/** The table of a report; rows and columns are found again by their number. */
export function tableOf(label: string, answer: Answer, shape: ReportShape, words: Words): PivotView {
  const textOf = (measure: Measure, value: number, compared?: Compared) => {
    if (compared === 'change') return words.change(value);
    return compared === 'share' ? words.share(value) : words.figure(measure, value);
  };
  const cell = (measure: Measure | undefined, value: string | null, compared?: Compared) => ({
    text: value === null || measure === undefined ? dash : textOf(measure, Number(value), compared),
    value: value === null ? null : Number(value),
    opens: value !== null && compared === undefined,
  });
  const isCompared = answer.columns.some(({ compared }) => compared !== undefined);
  const summed = isCompared ? undefined : summedMeasure(shape);
  const cells = (values: readonly (string | null)[], total: string | null = null) => {
    const shown = values.map((value, index) => {
      const column = answer.columns[index];
      return cell(column?.measure, value, column?.compared);
    });
    return summed ? [...shown, cell(summed, total)] : shown;
  };
  return {
    label,
    rowHeads: shape.rows.map((dimension) => dimensionName(dimension, answer, words)),
    columns: [
      ...answer.columns.map((column, index) => ({
        key: String(index),
        label: columnName(column, shape, words),
      })),
      ...(summed ? [{ key: totalKey, label: words.t('pivot.total') }] : []),
    ],
    rows: answer.rows.map(({ keys, labels, values, total, others }, index) => ({
      key: String(index),
      labels: namesOf(shape.rows, { keys, labels, others }, words),
      cells: cells(values, total).map((one) => (others ? { ...one, opens: false } : one)),
    })),
    totals: answer.rows.length > 1 ? cells(answer.totals, answer.total) : null,
  };
}

/** Fields of the licence's own are called as the answer says. */
const dimensionName = (dimension: Dimension, { fields }: Answer, words: Words): string =>
  fields?.[dimension] ?? words.t(`dimension.${dimension}`);

/** The column of what all of a row is. */
export const totalKey = 'total';

/** The one measure of a report with columns. */
const summedMeasure = ({ columns, measures }: ReportShape): Measure | undefined => {
  const [only] = measures;
  return columns.length > 0 && measures.length === 1 ? only : undefined;
};

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

type Place = Pick<Answer['columns'][number], 'keys' | 'labels'> & { others?: number | undefined };

const namesOf = (
  dimensions: readonly Dimension[],
  { keys, labels, others }: Place,
  words: Words,
): string[] =>
  others
    ? [words.t('report.others', { count: others })]
    : dimensions.map((dimension, index) =>
        words.place(dimension, keys[index] ?? null, labels[index] ?? null),
      );

const comparedNames = { before: 'column', change: 'change', share: 'share' } as const;

function columnName(column: Answer['columns'][number], shape: ReportShape, words: Words): string {
  const names = namesOf(shape.columns, column, words);
  const needsMeasure = names.length === 0 || shape.measures.length > 1;
  const compared = column.compared ? [words.t(`compare.${comparedNames[column.compared]}`)] : [];
  // Beside the figure it is compared with, only what it is needs to be said.
  const measure = needsMeasure && (compared.length === 0 || shape.measures.length > 1);
  return [...names, ...(measure ? [words.t(`measure.${column.measure}`)] : []), ...compared].join(' · ');
}
