import {
  type Dimension,
  type FactSource,
  type Measure,
  type PivotView as Answer,
} from '@jahrring/contracts-evaluations';
import type { PivotView } from '../pivot/pivot.types';
import type { ReportTexts } from './use-texts';

/** Parts of a report. */
export interface ReportShape {
  source: FactSource;
  rows: readonly Dimension[];
  columns: readonly Dimension[];
  measures: readonly Measure[];
}

export type Words = ReportTexts & { t: (key: string, values?: Record<string, string | number>) => string };
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
export const dimensionName = (dimension: Dimension, { fields }: Answer, words: Words): string =>
  fields?.[dimension] ?? words.t(`dimension.${dimension}`);

/** The column of what all of a row is. */
export const totalKey = 'total';

/** The one measure of a report with columns. */
const summedMeasure = ({ columns, measures }: ReportShape): Measure | undefined => {
  const [only] = measures;
  return columns.length > 0 && measures.length === 1 ? only : undefined;
};

type Place = Pick<Answer['columns'][number], 'keys' | 'labels'> & { others?: number | undefined };

export const namesOf = (
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

export function columnName(column: Answer['columns'][number], shape: ReportShape, words: Words): string {
  const names = namesOf(shape.columns, column, words);
  const needsMeasure = names.length === 0 || shape.measures.length > 1;
  const compared = column.compared ? [words.t(`compare.${comparedNames[column.compared]}`)] : [];
  // Beside the figure it is compared with, only what it is needs to be said.
  const measure = needsMeasure && (compared.length === 0 || shape.measures.length > 1);
  return [...names, ...(measure ? [words.t(`measure.${column.measure}`)] : []), ...compared].join(' · ');
}
