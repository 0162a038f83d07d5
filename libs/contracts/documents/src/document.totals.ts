import type { VatKey } from '@jahrring/contracts-common';
import { divideRounded, formatFixed, parseFixed } from './fixed';

const QUANTITY_SCALE = 3;
const PRICE_SCALE = 4;
const PERCENT_SCALE = 2;
const MONEY_SCALE = 2;
const HUNDRED_PERCENT = 10_000n;
/** quantity × price × percent has 3 + 4 + 4 decimals; money has 2. */
const LINE_DIVISOR = 10n ** 9n;
/** Cash rounding to 0.05, in hundredths. */
const CASH_STEP = 5n;

export interface TotalsPosition {
  kind: 'item' | 'text';
  quantity?: string | null;
  unitPrice?: string | null;
  discountPercent?: string | null;
  vatKey?: VatKey | null;
}

export interface TotalsInput<P extends TotalsPosition = TotalsPosition> {
  positions: readonly P[];
  /** VAT rate of a position in percent ("8.1"): of its key at its date of supply. */
  rateOf: (position: P) => string;
  /** Discount on the whole document, in percent. */
  discountPercent?: string | null;
  /** Rounds the grand total to 0.05 by a line of its own; VAT is never touched. */
  cashRounding?: boolean;
}

export interface VatGroup {
  vatKey: VatKey;
  rate: string;
  /** Taxable amount after the discount of the document. */
  net: string;
  vat: string;
}

export interface DocumentTotals {
  /** Amount of each position in order; null for a text line. */
  lines: (string | null)[];
  /** Sum of the lines before the discount of the document. */
  subtotal: string;
  discount: string;
  net: string;
  groups: VatGroup[];
  vat: string;
  rounding: string;
  total: string;
}

/** Amount of one line without VAT: quantity × unit price less its discount, rounded half away from zero to 0.01. */
export function lineAmount(position: TotalsPosition): string | null {
  const amount = lineHundredths(position);
  return amount === null ? null : formatFixed(amount, MONEY_SCALE);
}

/** Computes a document: VAT per rate on the sum of that rate's lines (decimals as strings in and out). */
export function computeTotals<P extends TotalsPosition>(input: TotalsInput<P>): DocumentTotals {
  const lines = input.positions.map(lineHundredths);
  const percent = parseFixed(input.discountPercent ?? '0', PERCENT_SCALE);
  let discount = 0n;
  const groups = sumByRate(input, lines).map(({ vatKey, rate, sum }) => {
    const less = divideRounded(sum * percent, HUNDRED_PERCENT);
    const net = sum - less;
    discount += less;
    return { vatKey, rate, net, vat: divideRounded(net * parseFixed(rate, PERCENT_SCALE), HUNDRED_PERCENT) };
  });
  const subtotal = lines.reduce<bigint>((sum, line) => sum + (line ?? 0n), 0n);
  const vat = groups.reduce((sum, group) => sum + group.vat, 0n);
  const net = subtotal - discount;
  const rounding = input.cashRounding ? cashDifference(net + vat) : 0n;
  const money = (value: bigint) => formatFixed(value, MONEY_SCALE);
  return {
    lines: lines.map((line) => (line === null ? null : money(line))),
    subtotal: money(subtotal),
    discount: money(discount),
    net: money(net),
    groups: groups.map((group) => ({ ...group, net: money(group.net), vat: money(group.vat) })),
    vat: money(vat),
    rounding: money(rounding),
    total: money(net + vat + rounding),
  };
}

function lineHundredths(position: TotalsPosition): bigint | null {
  if (position.kind !== 'item') return null;
  const quantity = parseFixed(position.quantity ?? '0', QUANTITY_SCALE);
  const price = parseFixed(position.unitPrice ?? '0', PRICE_SCALE);
  const kept = HUNDRED_PERCENT - parseFixed(position.discountPercent ?? '0', PERCENT_SCALE);
  return divideRounded(quantity * price * kept, LINE_DIVISOR);
}

/** Sums by key and rate: work done before a change of rate keeps the old one, in a group of its own. */
function sumByRate<P extends TotalsPosition>(input: TotalsInput<P>, lines: readonly (bigint | null)[]) {
  const sums = new Map<string, { vatKey: VatKey; rate: string; sum: bigint }>();
  input.positions.forEach((position, index) => {
    const amount = lines[index];
    if (amount === null || amount === undefined) return;
    const vatKey = position.vatKey ?? 'standard';
    const rate = input.rateOf(position);
    const group = sums.get(`${vatKey} ${rate}`) ?? { vatKey, rate, sum: 0n };
    group.sum += amount;
    sums.set(`${vatKey} ${rate}`, group);
  });
  return [...sums.values()];
}

function cashDifference(total: bigint): bigint {
  return divideRounded(total, CASH_STEP) * CASH_STEP - total;
}
