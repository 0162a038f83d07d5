import { parseFixed } from '@jahrring/contracts-documents';
import type { DocumentSnapshot } from './document-snapshot';

/** Returns true if deposits have paid for all of it. */
export function isSettled({ totals }: Pick<DocumentSnapshot, 'totals'>): boolean {
  return parseFixed(totals.total, 2) === 0n && parseFixed(totals.deposits?.total ?? '0', 2) > 0n;
}
