import { addDays, addMonths } from '@jahrring/contracts-common';
import {
  extraConditionText,
  isExtraDimension,
  type Dimension,
  type FixedDimension,
  type PivotPlace,
} from '@jahrring/contracts-evaluations';
import type { ReportArgs } from '../evaluations.api';

const spans: Partial<Record<FixedDimension, (key: string) => { from: string; to: string }>> = {
  day: (key) => ({ from: key, to: key }),
  week: (key) => ({ from: key, to: addDays(key, 6) }),
  month: (key) => months(`${key}-01`, 1),
  quarter: (key) => months(addMonths(`${key.slice(0, 4)}-01-01`, (Number(key.slice(-1)) - 1) * 3), 3),
  year: (key) => months(`${key}-01-01`, 12),
  businessYear: (key) => months(`${key}-01`, 12),
};

const months = (from: string, count: number) => ({ from, to: addDays(addMonths(from, count), -1) });

/** Narrows the question of a report to the lines of one place on its axes. */
export function withinPlace(
  args: ReportArgs,
  dimensions: readonly Dimension[],
  { keys }: Pick<PivotPlace, 'keys'>,
): ReportArgs {
  let narrowed: Record<string, string> = { ...args };
  dimensions.forEach((dimension, index) => {
    const key = keys[index] ?? null;
    const span = key === null || isExtraDimension(dimension) ? undefined : spans[dimension]?.(key);
    if (span) {
      const { from = span.from, to = span.to } = narrowed;
      narrowed = { ...narrowed, from: from > span.from ? from : span.from, to: to < span.to ? to : span.to };
    } else if (isExtraDimension(dimension)) {
      const condition = extraConditionText({ dimension, value: key ?? '' });
      const others = narrowed['filter[extra]'];
      narrowed['filter[extra]'] = others ? `${others},${condition}` : condition;
    } else if (key === null) {
      const without = narrowed['filter[without]'];
      narrowed['filter[without]'] = without ? `${without},${dimension}` : dimension;
    } else {
      narrowed[`filter[${dimension}]`] = key;
    }
  });
  return narrowed;
}

/** Returns the query for lines of the time tool: only the filters. */
export const lineArgs = ({
  source: _source,
  rows: _rows,
  columns: _columns,
  measures: _measures,
  compare: _compare,
  top: _top,
  hourFormat: _hourFormat,
  yearStart: _yearStart,
  ...rest
}: ReportArgs): ReportArgs => rest;

/** Returns the query for rows of another source. */
export const rowArgs = (args: ReportArgs): ReportArgs => ({
  source: args['source'] ?? 'time',
  ...lineArgs(args),
});
