import { allocate, formatFixed, divideRounded, parseFixed } from '@jahrring/contracts-documents';
import type { DepositShare } from '@jahrring/contracts-documents';
import type { DocumentSnapshot } from '../snapshot';

const MONEY_SCALE = 2;

/** Returns the amounts that a deposit bill charged, by rate, as they were frozen. */
export function billedShares({ snapshot }: { snapshot: DocumentSnapshot | null }): DepositShare[] {
  return (snapshot?.totals.groups ?? []).map(({ vatKey, rate, net, vat }) => ({ vatKey, rate, net, vat }));
}

/** Returns the remainder of a deposit by rate, after earlier deductions. */
export function remaining(
  billed: readonly DepositShare[],
  deducted: readonly DepositShare[],
): DepositShare[] {
  return billed.map((share) => {
    const same = deducted.filter(({ vatKey, rate }) => vatKey === share.vatKey && rate === share.rate);
    const left = (field: 'net' | 'vat') =>
      same.reduce(
        (sum, one) => sum - parseFixed(one[field], MONEY_SCALE),
        parseFixed(share[field], MONEY_SCALE),
      );
    return { ...share, net: money(left('net')), vat: money(left('vat')) };
  });
}

/** Shares with VAT, in hundredths. */
export function totalOf(shares: readonly DepositShare[]): bigint {
  return shares.reduce(
    (sum, { net, vat }) => sum + parseFixed(net, MONEY_SCALE) + parseFixed(vat, MONEY_SCALE),
    0n,
  );
}

/**
 * A part of a deposit (with VAT, in hundredths) by rate: exactly as much as asked for, each rate's VAT in the proportion
 * in which it was billed.
 */
export function partOf(open: readonly DepositShare[], amount: bigint): DepositShare[] {
  const grosses = open.map((share) => totalOf([share]));
  if (amount === grosses.reduce((sum, gross) => sum + gross, 0n)) return [...open];
  const parts = allocate(amount, grosses);
  return open.map((share, index) => {
    const gross = grosses[index] ?? 0n;
    const part = parts[index] ?? 0n;
    const net = gross === 0n ? 0n : scaled(parseFixed(share.net, MONEY_SCALE), part, gross);
    return { ...share, net: money(net), vat: money(part - net) };
  });
}

function scaled(value: bigint, part: bigint, whole: bigint): bigint {
  const sign = whole < 0n ? -1n : 1n;
  return divideRounded(value * part * sign, whole * sign);
}

function money(value: bigint): string {
  return formatFixed(value, MONEY_SCALE);
}
