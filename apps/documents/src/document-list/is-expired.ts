import type { DocumentListItem } from '@jahrring/contracts-documents';
import { localToday } from '@jahrring/ui/input';

/** Whether an offer waits for an answer though its last day has passed; its status stays. */
export function isExpired({ type, status, validUntil }: DocumentListItem, today = localToday()): boolean {
  return type === 'offer' && status === 'OFFR' && validUntil !== null && validUntil < today;
}
