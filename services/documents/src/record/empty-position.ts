import { newId } from '@jahrring/contracts-common';
import type { PositionRecord } from './position.repository';

/** A line of a kind with nothing set but what is given. */
export function aPosition(
  given: Partial<PositionRecord> & Pick<PositionRecord, 'kind' | 'text'>,
): PositionRecord {
  return {
    id: newId(),
    workDate: null,
    quantity: null,
    unit: null,
    unitPrice: null,
    discountPercent: null,
    discountAmount: null,
    surchargePercent: null,
    surchargeAmount: null,
    vatKey: null,
    objectId: null,
    articleNumber: null,
    costCentre: null,
    revenueCentre: null,
    creditAccount: null,
    optional: false,
    isPart: false,
    showParts: false,
    sourcePositionId: null,
    sourceDocumentId: null,
    allocations: null,
    projectId: null,
    ...given,
  };
}
