import {
  extraConditions,
  extraConditionText,
  filterNames,
  type Comparison,
  type HourFormat,
  type ReportDefinition,
  type SavedReportView,
} from '@jahrring/contracts-evaluations';
import type { ReportFilters } from '../report/filters';
import { periodOf, spanOf, type Span } from '../report/span';
import type { ReportShape } from '../report/views';

/** The days a definition means, seen from a day. */
export const spanOfDefinition = ({ period }: ReportDefinition, today: string): Span =>
  period.kind === 'relative'
    ? spanOf(period.of, today, 'yearStart' in period ? period.yearStart : undefined)
    : { from: period.from, to: period.to };

const optionsOf = ({ compare, top, hourFormat, yearStart }: ReportDefinition): Record<string, string> => ({
  ...(compare ? { compare } : {}),
  ...(top ? { top: String(top) } : {}),
  ...(hourFormat ? { hourFormat } : {}),
  ...(yearStart ? { yearStart: String(yearStart) } : {}),
});

/** Returns a definition's query parameters for the URL of the builder. */
export function paramsOf(definition: ReportDefinition, today: string): Record<string, string> {
  const { source, rows, columns, measures, filters, extra, period } = definition;
  const set = filterNames.flatMap((name) => (filters[name] ? [[name, filters[name].join()] as const] : []));
  return {
    ...{ source, rows: rows.join(), columns: columns.join(), measures: measures.join() },
    ...spanOfDefinition(definition, today),
    ...('yearStart' in period ? { yearStart: String(period.yearStart) } : {}),
    ...optionsOf(definition),
    ...Object.fromEntries(set),
    ...(extra ? { extra: extra.map(extraConditionText).join() } : {}),
  };
}

/** Returns a definition's query parameters for the service. */
export function argsOf(definition: ReportDefinition, today: string): Record<string, string> {
  const { source, rows, columns, measures, filters, extra } = definition;
  const set = filterNames.flatMap((name) =>
    filters[name] ? [[`filter[${name}]`, filters[name].join()] as const] : [],
  );
  return {
    ...{ source, rows: rows.join(), columns: columns.join(), measures: measures.join() },
    ...spanOfDefinition(definition, today),
    ...optionsOf(definition),
    ...Object.fromEntries(set),
    ...(extra ? { 'filter[extra]': extra.map(extraConditionText).join() } : {}),
  };
}

/** The builder's address of a saved report. */
export const pathOf = ({ id, definition }: SavedReportView, today: string): string =>
  `/reports/custom_report?${new URLSearchParams({ saved: id, ...paramsOf(definition, today) }).toString()}`;

interface Drawn {
  shape: ReportShape;
  span: Span;
  filters: ReportFilters;
  options?: { compare?: string; top?: string; hourFormat?: string; yearStart?: string };
  /** The month a business year begins in. */
  yearStart?: number;
}

/**
 * Returns the report on screen as a definition; days that are a period of today are stored as that period, and move on
 * with time.
 */
export function definitionOf(
  { shape, span, filters, options = {}, yearStart = 1 }: Drawn,
  today: string,
): ReportDefinition {
  const { extra, ...fixed } = filters;
  const set = Object.entries(fixed).map(([name, value]) => [name, value.split(',')] as const);
  return {
    ...{ source: shape.source, rows: [...shape.rows] },
    ...{ columns: [...shape.columns], measures: [...shape.measures] },
    ...(options.compare ? { compare: options.compare as Comparison } : {}),
    ...(options.top ? { top: Number(options.top) } : {}),
    ...(options.hourFormat ? { hourFormat: options.hourFormat as HourFormat } : {}),
    ...(options.yearStart ? { yearStart: Number(options.yearStart) } : {}),
    filters: Object.fromEntries(set),
    ...(extra ? { extra: extraConditions(extra) } : {}),
    period: relativePeriod(span, today, yearStart) ?? { kind: 'fixed', ...span },
  };
}

function relativePeriod(
  span: Span,
  today: string,
  yearStart: number,
): ReportDefinition['period'] | undefined {
  const of = periodOf(span, today, yearStart);
  if (of === undefined) return undefined;
  if (of === 'businessYear' || of === 'lastBusinessYear') return { kind: 'relative', of, yearStart };
  return { kind: 'relative', of };
}
