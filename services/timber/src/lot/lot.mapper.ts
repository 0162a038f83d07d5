import type { LotChanged } from '@jahrring/contracts-timber';
import type { LotEntity } from './lot.entity';

/** What other services hear of it. */
export function toLotChanged(lot: LotEntity): LotChanged {
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
    deleted: lot.deletedAt !== null,
  };
}
