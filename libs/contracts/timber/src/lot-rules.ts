import type { LotPrice, LotState } from './lot.contract';

const following: Readonly<Record<LotState, readonly LotState[]>> = {
  measured: ['offered', 'sold'],
  offered: ['sold', 'measured'],
  sold: ['released', 'offered'],
  released: ['removed', 'sold'],
  removed: ['mill_measured', 'released'],
  mill_measured: ['settled', 'removed'],
  settled: [],
};

/** States that may follow: one step on, or one back while nothing is settled. */
export function lotStatesAfter(state: LotState): readonly LotState[] {
  return following[state];
}

/** While a lot is not sold, what lies in it may change: stems, parts, merging. */
export function isOpenLot(state: LotState): boolean {
  return state === 'measured' || state === 'offered';
}

/** A lot is billed once it is sold; what is settled with the mill is billed by the mill already. */
export function isBillableLot(state: LotState): boolean {
  return !isOpenLot(state) && state !== 'settled';
}

interface Priced {
  assortment: string | null;
  thicknessClass: string | null;
  quality: string | null;
}

/** The price that holds for a sum: the one that names most of it (class, quality); null without one. */
export function priceOf(prices: readonly LotPrice[], of: Priced): LotPrice | null {
  let best: LotPrice | null = null;
  for (const one of prices) {
    if (one.assortment !== of.assortment) continue;
    if (one.thicknessClass !== null && one.thicknessClass !== of.thicknessClass) continue;
    if (one.quality !== null && one.quality !== of.quality) continue;
    if (!best || weight(one) > weight(best)) best = one;
  }
  return best;
}

function weight({ thicknessClass, quality }: LotPrice): number {
  return (thicknessClass === null ? 0 : 2) + (quality === null ? 0 : 1);
}
