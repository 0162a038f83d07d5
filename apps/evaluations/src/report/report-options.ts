import { comparisonsOf, hourFormats, mayLimit, measureUnit } from '@jahrring/contracts-evaluations';
import type { ReportShape } from './views';

/** Choices of a report: comparison, number of rows, format of hours, first month of the business year; '' where nothing is chosen. */
export interface ReportOptions {
  compare: string;
  top: string;
  hourFormat: string;
  yearStart: string;
}

/** Returns whether a report has any measure in hours. */
export const hasHours = ({ measures }: Pick<ReportShape, 'measures'>): boolean =>
  measures.some((measure) => measureUnit(measure) === 'hours');

/** The month a business year begins in, as the address names it. */
export function yearStartOf({ yearStart }: Pick<ReportOptions, 'yearStart'>): number {
  const month = Number(yearStart);
  return Number.isInteger(month) && month >= 1 && month <= 12 ? month : 1;
}

/** The options that apply to a report of this shape, as arguments. */
export function optionArgs(
  { compare, top, hourFormat, yearStart }: ReportOptions,
  shape: Pick<ReportShape, 'rows' | 'columns' | 'measures'>,
) {
  return {
    ...(comparisonsOf(shape).some((one) => one === compare) ? { compare } : {}),
    ...(top !== '' && mayLimit(shape) ? { top } : {}),
    ...(hourFormats.some((one) => one === hourFormat) && hasHours(shape) ? { hourFormat } : {}),
    ...(yearStartOf({ yearStart }) > 1 && [...shape.rows, ...shape.columns].includes('businessYear')
      ? { yearStart }
      : {}),
  };
}
