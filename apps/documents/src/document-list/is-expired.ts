import type { DocumentListItem } from '@jahrring/contracts-documents';
import { localToday } from '@jahrring/ui/input';

/** Returns true if an offer waits for an answer although its last day has passed; its status does not change. */
export function isExpired({ type, status, validUntil }: DocumentListItem, today = localToday()): boolean {
  return type === 'offer' && status === 'OFFR' && validUntil !== null && validUntil < today;
}
