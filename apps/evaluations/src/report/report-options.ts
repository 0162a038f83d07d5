import { comparisonsOf, hourFormats, mayLimit, measureUnit } from '@jahrring/contracts-evaluations';
import type { ReportShape } from './views';

/** What figures are held against, how many rows are shown, how hours are told and when business years begin; '' where nothing is chosen. */
export interface ReportOptions {
  compare: string;
  top: string;
  hourFormat: string;
  yearStart: string;
}

/** Whether any figure of a report is hours. */
export const hasHours = ({ measures }: Pick<ReportShape, 'measures'>): boolean =>
  measures.some((measure) => measureUnit(measure) === 'hours');

/** The month a business year begins in, as the address names it. */
export function yearStartOf({ yearStart }: Pick<ReportOptions, 'yearStart'>): number {
  const month = Number(yearStart);
  return Number.isInteger(month) && month >= 1 && month <= 12 ? month : 1;
}

/** What of the options a report of this shape has a place for. */
export function optionArgs(
  { compare, top, hourFormat }: ReportOptions,
  shape: Pick<ReportShape, 'rows' | 'columns' | 'measures'>,
) {
  return {
    ...(comparisonsOf(shape).some((one) => one === compare) ? { compare } : {}),
    ...(top !== '' && mayLimit(shape) ? { top } : {}),
    ...(hourFormats.some((one) => one === hourFormat) && hasHours(shape) ? { hourFormat } : {}),
  };
}
