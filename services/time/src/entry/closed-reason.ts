import type { EntryView } from '@jahrring/contracts-time';

type Closed = Pick<
  EntryView,
  'documentNumber' | 'claimed' | 'dayReportNumber' | 'exportedAt' | 'confirmedAt'
>;

/** What closes an entry against changes of many at once; null where nothing does. */
export function closedReason(entry: Closed): 'billed' | 'reported' | 'exported' | 'confirmed' | null {
  if (entry.documentNumber !== null || entry.claimed) return 'billed';
  if (entry.dayReportNumber !== null) return 'reported';
  if (entry.exportedAt !== null) return 'exported';
  return entry.confirmedAt === null ? null : 'confirmed';
}
