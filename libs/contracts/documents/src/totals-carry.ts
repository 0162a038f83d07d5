import type { VatKey } from '@jahrring/contracts-common';
import { parseFixed } from './fixed';
import type { DepositShare, PositionKind } from './position.contract';
import { MONEY_SCALE, VatSums } from './totals-parts';
import type { Adjustments } from './totals-parts';

/** Fields of a line that determine if it is a carry. */
interface AllocatedLine extends Adjustments {
  kind: PositionKind;
  allocations?: readonly DepositShare[] | null | undefined;
}

/** Amount that a carry adds to one rate, in hundredths. */
export interface CarryShare {
  vatKey: VatKey;
  rate: string;
  /** As the document's prices are meant. */
  sum: bigint;
  net: bigint;
  vat: bigint;
}

/**
 * Returns the amounts that a carry line adds to each rate. A carry is a discount or surcharge with allocations: the
 * hundredths by which the last part of a document makes all parts add up to the whole, net and VAT each. A line whose
 * amount differs from its allocations was changed by hand: null.
 */
export function carryOf(
  position: AllocatedLine,
  mode: 'exclusive' | 'inclusive' = 'exclusive',
): CarryShare[] | null {
  const { kind, allocations, discountAmount, surchargeAmount } = position;
  if ((kind !== 'discount' && kind !== 'surcharge') || !allocations || allocations.length === 0) return null;
  const shares = allocations.map(({ vatKey, rate, net, vat }) => {
    const part = { net: parseFixed(net, MONEY_SCALE), vat: parseFixed(vat, MONEY_SCALE) };
    return { vatKey, rate, sum: part.net + (mode === 'inclusive' ? part.vat : 0n), ...part };
  });
  const amount = parseFixed((kind === 'discount' ? discountAmount : surchargeAmount) ?? '0', MONEY_SCALE);
  const sum = shares.reduce((all, share) => all + share.sum, 0n);
  return sum === (kind === 'discount' ? -amount : amount) ? shares : null;
}

/** The carries of a document by rate, and the rounding they fix. */
export class Carries {
  private readonly sums = new VatSums();
  private readonly nets = new VatSums();
  private readonly vats = new VatSums();
  private fixed: bigint | null = null;

  add(position: AllocatedLine, shares: readonly CarryShare[]): void {
    for (const { vatKey, rate, sum, net, vat } of shares) {
      this.sums.add({ vatKey, rate, sum });
      this.nets.add({ vatKey, rate, sum: net });
      this.vats.add({ vatKey, rate, sum: vat });
    }
    for (const { rounding } of position.allocations ?? []) {
      if (rounding !== undefined) this.fixed = (this.fixed ?? 0n) + parseFixed(rounding, MONEY_SCALE);
    }
  }

  of(vatKey: VatKey, rate: string): Pick<CarryShare, 'sum' | 'net' | 'vat'> {
    const pick = (sums: VatSums) =>
      sums.groups().find((group) => group.vatKey === vatKey && group.rate === rate)?.sum ?? 0n;
    return { sum: pick(this.sums), net: pick(this.nets), vat: pick(this.vats) };
  }

  /** Rounding of the grand total that makes all parts together the whole; null where each is rounded for itself. */
  get rounding(): bigint | null {
    return this.fixed;
  }
}
