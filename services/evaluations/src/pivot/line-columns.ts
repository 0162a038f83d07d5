import { sourceRowColumns, type Dimension, type SourceRowColumn } from '@jahrring/contracts-evaluations';
import { type ExportCell } from '@jahrring/service-kit';

export const lineColumns = [
  'day',
  'person',
  'project',
  'customer',
  'activity',
  'kind',
  'seconds',
  'billable',
] as const;
export type LineColumn = (typeof lineColumns)[number] | 'amount';

/** Columns whose values are keys of a dimension, named in its words. */
const keyed = [
  'kind',
  'documentType',
  'documentStatus',
  'planStatus',
  'absenceType',
  'lotState',
  'species',
  'unit',
] as const;

export function cellOf(
  column: SourceRowColumn,
  value: string | null,
  nameOf: (dimension: Dimension, key: string) => string,
): ExportCell {
  if (value === null) return null;
  if (sourceRowColumns[column] === 'hours') return Number(value);
  const dimension = keyed.find((one) => one === column);
  return dimension ? nameOf(dimension, value) : value;
}
