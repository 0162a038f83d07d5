import type { VatKey } from '@jahrring/contracts-common';
import { divideRounded, parseFixed } from './fixed';

export const MONEY_SCALE = 2;
const QUANTITY_SCALE = 3;
const PRICE_SCALE = 4;
const PERCENT_SCALE = 2;
const HUNDRED_PERCENT = 10_000n;
/** quantity × price × percent has 3 + 4 + 4 decimals; money has 2. */
const LINE_DIVISOR = 10n ** 9n;

/** Deductions and additions as decimal strings. */
export interface Adjustments {
  discountPercent?: string | null | undefined;
  discountAmount?: string | null | undefined;
  surchargePercent?: string | null | undefined;
  surchargeAmount?: string | null | undefined;
}

/** Amount of a line in hundredths: rounded once, then less and plus its fixed amounts. */
export function lineHundredths(
  line: Adjustments & { quantity?: string | null | undefined; unitPrice?: string | null | undefined },
): bigint {
  const quantity = parseFixed(line.quantity ?? '0', QUANTITY_SCALE);
  const price = parseFixed(line.unitPrice ?? '0', PRICE_SCALE);
  const percent =
    HUNDRED_PERCENT -
    parseFixed(line.discountPercent ?? '0', PERCENT_SCALE) +
    parseFixed(line.surchargePercent ?? '0', PERCENT_SCALE);
  return (
    divideRounded(quantity * price * percent, LINE_DIVISOR) -
    parseFixed(line.discountAmount ?? '0', MONEY_SCALE) +
    parseFixed(line.surchargeAmount ?? '0', MONEY_SCALE)
  );
}

/** A percentage of an amount, rounded half away from zero. */
export function percentOf(amount: bigint, percent: string | null | undefined): bigint {
  return divideRounded(amount * parseFixed(percent ?? '0', PERCENT_SCALE), HUNDRED_PERCENT);
}

/**
 * Splits an amount in proportion to the weights so that the parts are exactly the amount: each part is the difference of
 * two rounded running shares. Without any weight the first part takes all.
 */
export function allocate(amount: bigint, weights: readonly bigint[]): bigint[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total === 0n) return weights.map((_, index) => (index === 0 ? amount : 0n));
  const sign = total < 0n ? -1n : 1n;
  let running = 0n;
  let given = 0n;
  return weights.map((weight) => {
    running += weight;
    const upTo = divideRounded(amount * running * sign, total * sign);
    const part = upTo - given;
    given = upTo;
    return part;
  });
}

interface VatSum {
  vatKey: VatKey;
  rate: string;
  sum: bigint;
}

/** Sums by key and rate: work done before a change of rate keeps the old one, in a group of its own. */
export class VatSums {
  private readonly sums = new Map<string, VatSum>();

  add({ vatKey, rate, sum }: VatSum): void {
    const known = this.sums.get(`${vatKey} ${rate}`);
    if (known) known.sum += sum;
    else this.sums.set(`${vatKey} ${rate}`, { vatKey, rate, sum });
  }

  groups(): VatSum[] {
    return [...this.sums.values()].map((group) => ({ ...group }));
  }

  amounts(): bigint[] {
    return [...this.sums.values()].map((group) => group.sum);
  }
}
