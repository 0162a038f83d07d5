import type { VatKey } from '@jahrring/contracts-common';
import { divideRounded, formatFixed, parseFixed } from './fixed';
import { isPriced, type DepositShare, type PositionKind, type VatShare } from './position.contract';
import { Carries, carryOf } from './totals-carry';
import { allocate, lineHundredths, MONEY_SCALE, percentOf, VatSums } from './totals-parts';
import type { Adjustments } from './totals-parts';

const HUNDRED_PERCENT = 10_000n;
const RATE_SCALE = 2;
/** Cash rounding to 0.05, in hundredths. */
const CASH_STEP = 5n;

/** Prices without VAT, or with it. */
export const vatModes = ['exclusive', 'inclusive'] as const;
export type VatMode = (typeof vatModes)[number];

export interface TotalsPosition extends Adjustments {
  kind: PositionKind;
  quantity?: string | null | undefined;
  unitPrice?: string | null | undefined;
  vatKey?: VatKey | null | undefined;
  optional?: boolean | undefined;
  isPart?: boolean | undefined;
  /** Of a deposit; of a discount or surcharge that makes the parts of a document the whole. */
  allocations?: readonly DepositShare[] | null | undefined;
}

export interface TotalsInput<P extends TotalsPosition = TotalsPosition> extends Adjustments {
  positions: readonly P[];
  /** VAT rate of a position in percent ("8.1"): of its key at its date of supply. */
  rateOf: (position: P) => string;
  vatMode?: VatMode | undefined;
  /** Rounds the grand total to 0.05 by a line of its own; VAT is never touched. */
  cashRounding?: boolean;
}

export interface VatGroup {
  vatKey: VatKey;
  rate: string;
  /** Sum of its lines, as the prices are meant: without VAT or with it. */
  sum: string;
  /** Its part of the document's discount and surcharge. */
  discount: string;
  surcharge: string;
  /** Taxable amount without VAT. */
  net: string;
  vat: string;
}

export interface DepositTotals {
  groups: DepositShare[];
  net: string;
  vat: string;
  total: string;
}

export interface DocumentTotals {
  /** Amount of each position in order; null for texts and headings. */
  lines: (string | null)[];
  /** Split of each discount or surcharge position over the rates; null for the others. */
  shares: (VatShare[] | null)[];
  /** Sum of the lines before discount and surcharge of the document. */
  subtotal: string;
  discount: string;
  surcharge: string;
  net: string;
  groups: VatGroup[];
  vat: string;
  /** Billed in advance, deducted with the VAT it was billed with. */
  deposits: DepositTotals;
  rounding: string;
  /** Amount to be paid: net and VAT less deposits, rounded. */
  total: string;
}

/** Amount of one line: quantity × unit price with its discount and surcharge, rounded half away from zero to 0.01. */
export function lineAmount(position: TotalsPosition): string | null {
  return isPriced(position.kind) ? money(lineHundredths(position)) : null;
}

/** Computes a document: VAT per rate on the sum of that rate's lines (decimals as strings in and out). */
export function computeTotals<P extends TotalsPosition>(input: TotalsInput<P>): DocumentTotals {
  const { lines, shares, sums, carries } = computeLines(input);
  const amounts = sums.amounts();
  const discounts = adjust(amounts, input.discountPercent, input.discountAmount);
  const surcharges = adjust(amounts, input.surchargePercent, input.surchargeAmount);
  const groups = sums.groups().map(({ vatKey, rate, sum }, index) => {
    const discount = discounts[index] ?? 0n;
    const surcharge = surcharges[index] ?? 0n;
    const { net, vat } = taxed(sum - discount + surcharge, rate, input.vatMode);
    const carry = carries.of(vatKey, rate);
    const taxable = { net: net + carry.net, vat: vat + carry.vat };
    return { vatKey, rate, sum: sum + carry.sum, discount, surcharge, ...taxable };
  });
  const subtotal = sumOf(groups.map((group) => group.sum));
  const net = sumOf(groups.map((group) => group.net));
  const vat = sumOf(groups.map((group) => group.vat));
  const deposits = sumDeposits(input.positions);
  const due = net + vat - parseFixed(deposits.total, MONEY_SCALE);
  const rounding = input.cashRounding
    ? (carries.rounding ?? divideRounded(due, CASH_STEP) * CASH_STEP - due)
    : 0n;
  return {
    lines: lines.map((line) => (line === null ? null : money(line))),
    shares,
    subtotal: money(subtotal),
    discount: money(sumOf(discounts)),
    surcharge: money(sumOf(surcharges)),
    net: money(net),
    groups: groups.map(printGroup),
    vat: money(vat),
    deposits,
    rounding: money(rounding),
    total: money(due + rounding),
  };
}

interface ComputedLines {
  lines: (bigint | null)[];
  shares: (VatShare[] | null)[];
  /** Sums to which discount and surcharge of the document refer. */
  sums: VatSums;
  carries: Carries;
}

/** Goes through the lines once: a section's running sum is what discounts refer to and subtotals show. */
function computeLines<P extends TotalsPosition>({
  positions,
  rateOf,
  vatMode,
}: TotalsInput<P>): ComputedLines {
  const computed: ComputedLines = { lines: [], shares: [], sums: new VatSums(), carries: new Carries() };
  let section = new VatSums();
  for (const position of positions) {
    if (position.kind === 'heading') section = new VatSums();
    const carry = carryOf(position, vatMode);
    const line = carry
      ? { amount: sumOf(carry.map((share) => share.sum)), shares: carry }
      : computeLine(position, rateOf(position), section);
    const counts = !position.optional && !position.isPart;
    if (counts && carry) computed.carries.add(position, carry);
    if (counts) {
      for (const share of line.shares) {
        section.add(share);
        computed.sums.add(carry ? { ...share, sum: 0n } : share);
      }
    }
    computed.lines.push(line.amount);
    const isSplit = position.kind === 'discount' || position.kind === 'surcharge';
    computed.shares.push(isSplit ? line.shares.map(printShare) : null);
  }
  return computed;
}

interface Share {
  vatKey: VatKey;
  rate: string;
  sum: bigint;
}

/** The amount of one line, and what it adds to each rate. */
function computeLine(
  position: TotalsPosition,
  rate: string,
  section: VatSums,
): { amount: bigint | null; shares: Share[] } {
  const vatKey = position.vatKey ?? 'standard';
  switch (position.kind) {
    case 'text':
    case 'heading':
      return { amount: null, shares: [] };
    case 'subtotal':
      return { amount: sumOf(section.amounts()), shares: [] };
    case 'deposit':
      return { amount: -parseFixed(sumDeposits([position]).total, MONEY_SCALE), shares: [] };
    case 'item':
    case 'collective': {
      const sum = lineHundredths(position);
      return { amount: sum, shares: [{ vatKey, rate, sum }] };
    }
    case 'discount':
    case 'surcharge': {
      const shares = spread(position, rate, section);
      return { amount: sumOf(shares.map((share) => share.sum)), shares };
    }
  }
}

/** A discount or surcharge over the rates of its section; an amount with a key of its own stays whole. */
function spread(position: TotalsPosition, rate: string, section: VatSums): Share[] {
  const isDiscount = position.kind === 'discount';
  const percent = isDiscount ? position.discountPercent : position.surchargePercent;
  const amount = isDiscount ? position.discountAmount : position.surchargeAmount;
  const signed = (sum: bigint) => (isDiscount ? -sum : sum);
  const groups = section.groups();
  const own = amount && (position.vatKey || groups.length === 0);
  if (own) {
    const sum = signed(parseFixed(amount, MONEY_SCALE));
    return [{ vatKey: position.vatKey ?? 'standard', rate, sum }];
  }
  const parts = adjust(section.amounts(), percent, amount);
  return groups.map((group, index) => ({ ...group, sum: signed(parts[index] ?? 0n) }));
}

/** A percentage of each amount, plus an amount spread over all of them; nothing is lost on the way. */
function adjust(
  amounts: readonly bigint[],
  percent: string | null | undefined,
  amount: string | null | undefined,
): bigint[] {
  const fixed = allocate(parseFixed(amount ?? '0', MONEY_SCALE), amounts);
  return amounts.map((one, index) => percentOf(one, percent) + (fixed[index] ?? 0n));
}

/** The tax on an amount, or in it. */
function taxed(amount: bigint, rate: string, mode: VatMode = 'exclusive'): { net: bigint; vat: bigint } {
  const percent = parseFixed(rate, RATE_SCALE);
  if (mode === 'exclusive') return { net: amount, vat: divideRounded(amount * percent, HUNDRED_PERCENT) };
  const vat = divideRounded(amount * percent, HUNDRED_PERCENT + percent);
  return { net: amount - vat, vat };
}

function sumDeposits(positions: readonly TotalsPosition[]): DepositTotals {
  const nets = new VatSums();
  const vats = new VatSums();
  for (const position of positions) {
    if (position.kind !== 'deposit' || position.optional) continue;
    for (const { vatKey, rate, net, vat } of position.allocations ?? []) {
      nets.add({ vatKey, rate, sum: parseFixed(net, MONEY_SCALE) });
      vats.add({ vatKey, rate, sum: parseFixed(vat, MONEY_SCALE) });
    }
  }
  const net = sumOf(nets.amounts());
  const vat = sumOf(vats.amounts());
  const vatOf = vats.amounts();
  return {
    groups: nets.groups().map(({ vatKey, rate, sum }, index) => ({
      vatKey,
      rate,
      net: money(sum),
      vat: money(vatOf[index] ?? 0n),
    })),
    net: money(net),
    vat: money(vat),
    total: money(net + vat),
  };
}

function printGroup(
  group: Share & { discount: bigint; surcharge: bigint; net: bigint; vat: bigint },
): VatGroup {
  const { vatKey, rate, sum, discount, surcharge, net, vat } = group;
  return {
    vatKey,
    rate,
    sum: money(sum),
    discount: money(discount),
    surcharge: money(surcharge),
    net: money(net),
    vat: money(vat),
  };
}

function printShare({ vatKey, rate, sum }: Share): VatShare {
  return { vatKey, rate, amount: money(sum) };
}

function sumOf(values: readonly bigint[]): bigint {
  return values.reduce((sum, value) => sum + value, 0n);
}

function money(value: bigint): string {
  return formatFixed(value, MONEY_SCALE);
}
