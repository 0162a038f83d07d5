import type { LotChanged, LotSum } from '@jahrring/contracts-timber';
import type { LotEntity } from './lot.entity';

/** Returns the event that other services receive about it. */
export function toLotChanged(lot: LotEntity, sums: readonly LotSum[]): LotChanged {
  const { id, number, title, kind, state, originId, buyerId, measuredOn, soldOn, stemCount, volume, value } =
    lot;
  return {
    id,
    number,
    title,
    kind,
    state,
    originId,
    buyerId,
    measuredOn,
    soldOn,
    stemCount,
    volume,
    value,
    items: sums.map(({ price: _price, ...item }) => item),
    deleted: lot.deletedAt !== null,
  };
}
