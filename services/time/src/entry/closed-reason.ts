import type { EntryView } from '@jahrring/contracts-time';

type Closed = Pick<
  EntryView,
  'documentNumber' | 'claimed' | 'dayReportNumber' | 'exportedAt' | 'confirmedAt'
>;

/** Returns the reason why an entry is closed to bulk changes; null if there is none. */
export function closedReason(entry: Closed): 'billed' | 'reported' | 'exported' | 'confirmed' | null {
  if (entry.documentNumber !== null || entry.claimed) return 'billed';
  if (entry.dayReportNumber !== null) return 'reported';
  if (entry.exportedAt !== null) return 'exported';
  return entry.confirmedAt === null ? null : 'confirmed';
}
