import { documentLimits, documentsErrors } from '@jahrring/contracts-documents';
import type { DocumentType } from '@jahrring/contracts-documents';
import { AppError } from '@jahrring/service-kit';
import type { BuiltPositions } from './build-positions';
import type { PositionRecord } from '../record';

/**
 * Keeps the number of positions of a document, whichever way it is drafted. A correction has as many as its bill, which may
 * be from before there was a limit. @throws DOCUMENT_TOO_MANY_POSITIONS
 */
export function refuseTooMany(
  { type }: { type: DocumentType },
  positions: readonly Pick<PositionRecord, 'kind' | 'allocations'>[],
): void {
  const counted = positions.filter(({ kind, allocations }) => kind !== 'deposit' && !allocations?.length);
  const { positions: max } = documentLimits;
  if (type === 'bill_correction' || counted.length <= max) return;
  throw new AppError(documentsErrors, 'DOCUMENT_TOO_MANY_POSITIONS', { found: counted.length, max });
}

/** Positions of entries on as many bills as they need, in their order, each with the entries it bills. */
export function splitByLimit({ positions, claims, days }: BuiltPositions): BuiltPositions[] {
  const { positions: max } = documentLimits;
  if (positions.length <= max) return [days ? { positions, claims, days } : { positions, claims }];
  const parts: BuiltPositions[] = [];
  for (let from = 0; from < positions.length; from += max) {
    const own = positions.slice(from, from + max);
    const ids = new Set(own.map(({ id }) => id));
    parts.push({ positions: own, claims: claims.filter(({ positionId }) => ids.has(positionId ?? '')) });
  }
  return parts;
}
