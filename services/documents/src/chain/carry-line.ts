import { formatFixed, parseFixed } from '@jahrring/contracts-documents';
import type { DepositShare, VatMode } from '@jahrring/contracts-documents';
import type { VatKey } from '@jahrring/contracts-common';
import { aPosition } from '../record';
import type { PositionRecord } from '../record';

const MONEY_SCALE = 2;

/** Net amount and VAT of one rate, as documents total them. */
export interface RateSum {
  vatKey: VatKey;
  rate: string;
  net: string;
  vat: string;
}

/** The same in hundredths. */
export interface RateShare {
  vatKey: VatKey;
  rate: string;
  net: bigint;
  vat: bigint;
}

/** Returns the remainder of sums by rate after others are subtracted; rates in neither are missing. */
export function restOf(whole: readonly RateSum[], parts: readonly RateSum[]): RateShare[] {
  const rest = new Map<string, RateShare>();
  const add = ({ vatKey, rate, net, vat }: RateSum, sign: bigint) => {
    const key = `${vatKey} ${rate}`;
    const known = rest.get(key) ?? { vatKey, rate, net: 0n, vat: 0n };
    rest.set(key, {
      ...known,
      net: known.net + sign * parseFixed(net, MONEY_SCALE),
      vat: known.vat + sign * parseFixed(vat, MONEY_SCALE),
    });
  };
  for (const sum of whole) add(sum, 1n);
  for (const sum of parts) add(sum, -1n);
  return [...rest.values()];
}

/** Returns true if sums differ by no more than this many hundredths of net or VAT. */
export function isWithin(shares: readonly RateShare[], bound: bigint): boolean {
  const isSmall = (value: bigint) => value <= bound && value >= -bound;
  return shares.every(({ net, vat }) => isSmall(net) && isSmall(vat));
}

/** Amounts that a line must carry. */
export interface Carry {
  shares: readonly RateShare[];
  /** Rounding of the grand total in hundredths; null leaves it to the document. */
  rounding?: bigint | null;
  text: string;
  vatMode: VatMode;
}

/** The line that carries hundredths by rate, and the rounding; none where there is nothing to carry. */
export function carryLines({ shares, rounding = null, text, vatMode }: Carry): PositionRecord[] {
  const some = shares.filter(({ net, vat }) => net !== 0n || vat !== 0n);
  const carried = some.length === 0 && rounding !== null ? shares.slice(0, 1) : some;
  if (carried.length === 0) return [];
  const allocations = carried.map(({ vatKey, rate, net, vat }, index): DepositShare => {
    const fixed = index === 0 && rounding !== null ? { rounding: money(rounding) } : {};
    return { vatKey, rate, net: money(net), vat: money(vat), ...fixed };
  });
  const sum = carried.reduce((all, { net, vat }) => all + net + (vatMode === 'inclusive' ? vat : 0n), 0n);
  const line = { text, allocations };
  return [
    sum < 0n
      ? aPosition({ ...line, kind: 'discount', discountAmount: money(-sum) })
      : aPosition({ ...line, kind: 'surcharge', surchargeAmount: money(sum) }),
  ];
}

function money(value: bigint): string {
  return formatFixed(value, MONEY_SCALE);
}
