import {
  savedFilters,
  type Comparison,
  type ReportDefinition,
  type SavedReportView,
} from '@jahrring/contracts-evaluations';
import type { ReportFilters } from '../report/filters';
import { periodOf, spanOf, type Span } from '../report/span';
import type { ReportShape } from '../report/views';

/** The days a definition means, seen from a day. */
export const spanOfDefinition = ({ period }: ReportDefinition, today: string): Span =>
  period.kind === 'relative' ? spanOf(period.of, today) : { from: period.from, to: period.to };

const optionsOf = ({ compare, top }: ReportDefinition): Record<string, string> => ({
  ...(compare ? { compare } : {}),
  ...(top ? { top: String(top) } : {}),
});

/** What a definition asks for, as it stands in the address of the builder. */
export function paramsOf(definition: ReportDefinition, today: string): Record<string, string> {
  const { source, rows, columns, measures, filters } = definition;
  const set = savedFilters.flatMap((name) => (filters[name] ? [[name, filters[name].join()] as const] : []));
  return {
    ...{ source, rows: rows.join(), columns: columns.join(), measures: measures.join() },
    ...spanOfDefinition(definition, today),
    ...optionsOf(definition),
    ...Object.fromEntries(set),
  };
}

/** What a definition asks of the service. */
export function argsOf(definition: ReportDefinition, today: string): Record<string, string> {
  const { source, rows, columns, measures, filters } = definition;
  const set = savedFilters.flatMap((name) =>
    filters[name] ? [[`filter[${name}]`, filters[name].join()] as const] : [],
  );
  return {
    ...{ source, rows: rows.join(), columns: columns.join(), measures: measures.join() },
    ...spanOfDefinition(definition, today),
    ...optionsOf(definition),
    ...Object.fromEntries(set),
  };
}

/** The builder's address of a saved report. */
export const pathOf = ({ id, definition }: SavedReportView, today: string): string =>
  `/reports/custom_report?${new URLSearchParams({ saved: id, ...paramsOf(definition, today) }).toString()}`;

interface Drawn {
  shape: ReportShape;
  span: Span;
  filters: ReportFilters;
  options?: { compare?: string; top?: string };
}

/** What is drawn as a definition; days that are a period of today are kept as that period, and move on with time. */
export function definitionOf({ shape, span, filters, options = {} }: Drawn, today: string): ReportDefinition {
  const period = periodOf(span, today);
  const set = Object.entries(filters).map(([name, value]) => [name, value.split(',')] as const);
  return {
    ...{ source: shape.source, rows: [...shape.rows] },
    ...{ columns: [...shape.columns], measures: [...shape.measures] },
    ...(options.compare ? { compare: options.compare as Comparison } : {}),
    ...(options.top ? { top: Number(options.top) } : {}),
    filters: Object.fromEntries(set),
    period: period ? { kind: 'relative', of: period } : { kind: 'fixed', ...span },
  };
}
