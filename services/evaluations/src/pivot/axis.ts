import { addDays, mondayOf } from '@jahrring/contracts-common';
import { factKinds, type Dimension } from '@jahrring/contracts-evaluations';
import type { FactColumn, FactSum } from '../fact';
import type { Labels } from '../reference';

const sources: Readonly<Record<Dimension, FactColumn>> = {
  person: 'employeeId',
  team: 'employeeId',
  project: 'projectId',
  customer: 'projectId',
  activity: 'activityId',
  kind: 'kind',
  billable: 'billable',
  day: 'workDate',
  week: 'week',
  month: 'month',
  quarter: 'month',
  year: 'month',
};
const periods: readonly Dimension[] = ['day', 'week', 'month', 'quarter', 'year'];

/** The columns of the database these dimensions are found by, each once. */
export const columnsOf = (dimensions: readonly Dimension[]): FactColumn[] => [
  ...new Set(dimensions.map((dimension) => sources[dimension])),
];

export const isPeriod = (dimension: Dimension | undefined): boolean =>
  dimension !== undefined && periods.includes(dimension);

const quarterOf = (month: string): string =>
  `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5, 7)) / 3)}`;

/** Where the lines of a sum belong; null where they name nothing. */
export function keyOf(dimension: Dimension, sum: FactSum, labels: Labels): string | null {
  const value = sum[sources[dimension]] ?? null;
  if (value === null) return null;
  if (dimension === 'team') return labels.teamOf.get(value) ?? null;
  if (dimension === 'customer') return labels.customerOf.get(value) ?? null;
  if (dimension === 'quarter') return quarterOf(value);
  return dimension === 'year' ? value.slice(0, 4) : value;
}

/** What a key is called, where the service knows: names of periods and kinds are the reader's to find. */
export function labelOf(dimension: Dimension, key: string | null, labels: Labels): string | null {
  if (key === null) return null;
  if (dimension === 'team') return key;
  const names =
    dimension in labels ? labels[dimension as 'person' | 'project' | 'customer' | 'activity'] : null;
  return names ? (names.get(key) ?? null) : null;
}

/** Every period of these days, so that those without lines are seen too. Days are left out: there are too many. */
export function everyPeriod(dimension: Dimension, from: string, to: string): string[] {
  if (dimension === 'day' || !isPeriod(dimension)) return [];
  const found = new Set<string>();
  for (let day = dimension === 'week' ? mondayOf(from) : from; day <= to; day = addDays(day, 7)) {
    found.add(periodOf(dimension, day));
  }
  found.add(periodOf(dimension, to));
  return [...found];
}

function periodOf(dimension: Dimension, day: string): string {
  const month = day.slice(0, 7);
  if (dimension === 'week') return mondayOf(day);
  if (dimension === 'month') return month;
  return dimension === 'quarter' ? quarterOf(month) : day.slice(0, 4);
}

/** The order of two keys of a dimension: periods by time, kinds as they are listed, names by letters, nothing last. */
export function compareKeys(
  dimension: Dimension,
  one: { key: string | null; label: string | null },
  other: { key: string | null; label: string | null },
): number {
  if (one.key === null || other.key === null) return Number(one.key === null) - Number(other.key === null);
  if (dimension === 'kind') return indexOfKind(one.key) - indexOfKind(other.key);
  if (dimension === 'billable') return other.key.localeCompare(one.key);
  return (one.label ?? one.key).localeCompare(other.label ?? other.key, 'de', { numeric: true });
}

const indexOfKind = (key: string): number => (factKinds as readonly string[]).indexOf(key);
