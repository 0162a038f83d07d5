import type { PositionEntity, PositionRecord } from '../record';
import { aPosition } from '../record/empty-position';

/** A position of a document named `order` as it is stored: an item of 10 hours at 72.00 unless told otherwise. */
export function aStoredPosition(change: Partial<PositionRecord> = {}): PositionEntity {
  const position = aPosition({
    kind: 'item',
    text: 'Holzen',
    id: 'p1',
    quantity: '10.000',
    unit: 'hour',
    unitPrice: '72.0000',
    vatKey: 'standard',
    ...change,
  });
  return { ...position, documentId: 'order', ordinal: 0 } as PositionEntity;
}

/** A line that frames others, without a quantity and price of its own. */
export function aFrame(change: Partial<PositionRecord> & Pick<PositionRecord, 'kind'>): PositionEntity {
  const none = { quantity: null, unit: null, unitPrice: null, vatKey: null };
  return aStoredPosition({ text: '', ...none, ...change });
}
