import type { DocumentListItem } from '@jahrring/contracts-documents';

/**
 * Returns true if an offer waits for an answer although its last day has passed; its status does not change. `today` is
 * `YYYY-MM-DD` in the licence's zone.
 */
export function isExpired({ type, status, validUntil }: DocumentListItem, today: string): boolean {
  return type === 'offer' && status === 'OFFR' && validUntil !== null && validUntil < today;
}
