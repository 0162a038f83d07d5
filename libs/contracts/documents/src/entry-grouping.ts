import { vatRate, type Country, type VatKey } from '@jahrring/contracts-common';
import type { Grouping } from './document.contract';

/** Values of an entry that determine with which others it becomes one position. */
export interface GroupedEntry {
  id: string;
  workDate: string;
  kind: string;
  employeeId: string;
  activityTitle: string;
  unit: string | null;
  unitPrice: string;
  vatKey: VatKey;
}

/**
 * Entries with the same key become one position. They go together only where price, VAT key and the rate of their day
 * are the same, so a group never changes what is charged.
 */
export function positionKey(entry: GroupedEntry, grouping: Grouping, country: Country): string {
  const { id, workDate, kind, employeeId, activityTitle, unit, unitPrice, vatKey } = entry;
  if (grouping === 'entry') return id;
  const rate = vatRate(country, vatKey, workDate);
  if (grouping === 'one') return `${vatKey}|${rate}`;
  const price = [kind, activityTitle, unit, unitPrice, vatKey, rate].join('|');
  if (grouping === 'person') return `${employeeId}|${price}`;
  return grouping === 'day' ? `${workDate}|${price}` : price;
}

/** Returns the number of positions in a document of these entries. */
export function countPositions(
  entries: readonly GroupedEntry[],
  grouping: Grouping,
  country: Country,
): number {
  return new Set(entries.map((entry) => positionKey(entry, grouping, country))).size;
}
