import {
  allocate,
  divideRounded,
  formatFixed,
  lineHundredths,
  parseFixed,
  pricedKinds,
} from '@jahrring/contracts-documents';
import type { DocumentSnapshot, SnapshotPosition } from '../snapshot';
import {
  cents,
  FINE_SCALE,
  type AllowanceCharge,
  type EInvoiceLine,
  type VatOf,
} from '@jahrring/contracts-documents/e-invoice';
import { unitCode } from './unit-codes';
import { vatCategory } from './vat-category';

const MONEY_SCALE = 2;
const PRICE_SCALE = 4;
const QUANTITY_SCALE = 3;

/** Everything that adds to the sums of a document: its lines, and what is deducted or added for several of them. */
export interface InvoiceParts {
  lines: EInvoiceLine[];
  allowances: AllowanceCharge[];
}

/** Something with an amount as the document's prices are meant, and how it is written once its net amount is known. */
interface Part extends VatOf {
  /** Key and rate as the document groups them. */
  group: string;
  /** Hundredths, negative where it deducts. */
  amount: bigint;
  write: (net: bigint, parts: InvoiceParts) => void;
}

/**
 * Lines and document allowances with their net amounts. Where prices include VAT, the net amount of each rate, which the
 * document has computed, is split over what it is made of, so that nothing is lost.
 */
export function buildParts(document: DocumentSnapshot, words: PartWords): InvoiceParts {
  const parts = [...lineParts(document, words), ...documentParts(document, words)];
  const built: InvoiceParts = { lines: [], allowances: [] };
  const nets = netsOf(document, parts);
  parts.forEach((part, index) => part.write(nets[index] ?? 0n, built));
  return built;
}

/** Reasons of allowances and charges that have no text of their own. */
export interface PartWords {
  discount: string;
  surcharge: string;
}

function netsOf({ vatMode, totals }: DocumentSnapshot, parts: readonly Part[]): bigint[] {
  const nets = parts.map(({ amount }) => amount);
  if (vatMode !== 'inclusive') return nets;
  for (const { vatKey, rate, net } of totals.groups) {
    const indexes = parts.flatMap(({ group }, index) => (group === groupKey(vatKey, rate) ? [index] : []));
    const weights = indexes.map((index) => parts[index]?.amount ?? 0n);
    allocate(cents(net), weights).forEach((part, at) => {
      const index = indexes[at];
      if (index !== undefined) nets[index] = part;
    });
  }
  return nets;
}

function lineParts(document: DocumentSnapshot, words: PartWords): Part[] {
  return document.positions.flatMap((position, index) => {
    if (position.optional || position.isPart) return [];
    if (pricedKinds.includes(position.kind)) return [pricedPart(document, position, index, words)];
    if (position.kind !== 'discount' && position.kind !== 'surcharge') return [];
    const reason = position.text || words[position.kind];
    return (position.shares ?? []).map(({ vatKey, rate, amount }) =>
      allowancePart(document, { vatKey, rate, amount: cents(amount), reason, percent: null }),
    );
  });
}

function pricedPart(
  document: DocumentSnapshot,
  position: SnapshotPosition,
  index: number,
  words: PartWords,
): Part {
  const vat = vatOf(position.vatKey, position.vatRate ?? '0');
  const [name = '', ...more] = position.text.split('\n');
  const head = {
    ...vat,
    id: String(index + 1),
    name: name.slice(0, 200),
    description: more.join('\n') || null,
    unitCode: unitCode(position.unit),
  };
  return {
    ...vat,
    group: groupKey(position.vatKey ?? 'standard', position.vatRate ?? '0'),
    amount: cents(position.amount ?? '0'),
    write: (net, { lines }) => {
      const priced = document.vatMode === 'inclusive' ? finePrice(position, net) : listPrice(position, words);
      lines.push({ ...head, ...priced, net: money(net) });
    },
  };
}

type Priced = Pick<EInvoiceLine, 'quantity' | 'price' | 'allowances'>;

/** Quantity and price as agreed, with what was deducted and added beside; the quantity takes a negative price's sign. */
function listPrice(position: SnapshotPosition, words: PartWords): Priced {
  const quantity = parseFixed(position.quantity ?? '0', QUANTITY_SCALE);
  const price = parseFixed(position.unitPrice ?? '0', PRICE_SCALE);
  const sign = price < 0n ? -1n : 1n;
  return {
    quantity: formatFixed(quantity * sign, QUANTITY_SCALE),
    price: formatFixed(price * sign, PRICE_SCALE),
    allowances: lineAllowances(position, words),
  };
}

function lineAllowances(position: SnapshotPosition, words: PartWords): AllowanceCharge[] {
  const { discountPercent, discountAmount, surchargePercent, surchargeAmount } = position;
  const { quantity, unitPrice } = position;
  const gross = lineHundredths({ quantity, unitPrice });
  const added = lineHundredths({ quantity, unitPrice, surchargePercent }) - gross;
  // The discount gets what remains of both percentages together after the line is rounded once.
  const less = gross + added - lineHundredths({ quantity, unitPrice, discountPercent, surchargePercent });
  const part = (isCharge: boolean, amount: bigint, percent: string | null) =>
    allowanceOf(isCharge, amount, null, isCharge ? words.surcharge : words.discount, percent, gross);
  return [
    ...part(false, less, discountPercent),
    ...part(true, added, surchargePercent ?? null),
    ...part(false, cents(discountAmount ?? '0'), null),
    ...part(true, cents(surchargeAmount ?? '0'), null),
  ];
}

/** The net price behind a price with VAT; deductions are in it. */
function finePrice(position: SnapshotPosition, net: bigint): Priced {
  const given = parseFixed(position.quantity ?? '0', QUANTITY_SCALE);
  const quantity = given === 0n ? 10n ** BigInt(QUANTITY_SCALE) : given;
  const absolute = quantity < 0n ? -quantity : quantity;
  const scaled = divideRounded((net < 0n ? -net : net) * 10n ** BigInt(FINE_SCALE + 1), absolute);
  return {
    quantity: formatFixed(net < 0n ? -absolute : absolute, QUANTITY_SCALE),
    price: formatFixed(scaled, FINE_SCALE),
    allowances: [],
  };
}

/** The discount and surcharge of the whole document, by rate. */
function documentParts(document: DocumentSnapshot, words: PartWords): Part[] {
  const { totals, discountPercent, discountAmount, surchargePercent, surchargeAmount } = document;
  // Amounts that a last part carries are in its sums, but not in the base of percentages.
  const isPlain = !document.positions.some(
    ({ kind, allocations }) => kind !== 'deposit' && allocations?.length,
  );
  return totals.groups.flatMap(({ vatKey, rate, sum, discount = '0', surcharge = '0' }) => {
    const base = cents(sum ?? '0');
    const part = (amount: bigint, reason: string, percent: string | null) =>
      allowancePart(document, { vatKey, rate, amount, reason, percent: isPlain ? percent : null, base });
    return [
      ...(cents(discount) === 0n
        ? []
        : [part(-cents(discount), words.discount, discountAmount ? null : discountPercent)]),
      ...(cents(surcharge) === 0n
        ? []
        : [part(cents(surcharge), words.surcharge, surchargeAmount ? null : (surchargePercent ?? null))]),
    ];
  });
}

interface DocumentPart {
  vatKey: NonNullable<SnapshotPosition['vatKey']>;
  rate: string;
  amount: bigint;
  reason: string;
  percent: string | null;
  base?: bigint;
}

function allowancePart(document: DocumentSnapshot, part: DocumentPart): Part {
  const { vatKey, rate, amount, reason, percent, base = 0n } = part;
  const vat = vatOf(vatKey, rate);
  // The base is written as the prices are meant: out of place once VAT was taken out.
  const known = document.vatMode === 'inclusive' ? null : percent;
  return {
    ...vat,
    group: groupKey(vatKey, rate),
    amount,
    write: (net, { allowances }) =>
      allowances.push(...allowanceOf(net > 0n, net < 0n ? -net : net, vat, reason, known, base)),
  };
}

/** One allowance or charge, none without an amount; a negative discount is a charge and the other way round. */
function allowanceOf(
  isCharge: boolean,
  amount: bigint,
  vat: VatOf | null,
  reason: string,
  percent: string | null,
  base: bigint,
): AllowanceCharge[] {
  if (amount === 0n) return [];
  const isTurned = amount < 0n;
  const absolute = (value: bigint) => money(value < 0n ? -value : value);
  return [
    {
      isCharge: isCharge !== isTurned,
      amount: absolute(amount),
      base: percent === null ? null : absolute(base),
      percent: percent === null ? null : percent,
      reason,
      vat,
    },
  ];
}

function vatOf(vatKey: SnapshotPosition['vatKey'], rate: string): VatOf {
  const category = vatCategory(vatKey);
  return { category, rate: category === 'S' ? rate : '0' };
}

function groupKey(vatKey: string, rate: string): string {
  return `${vatKey} ${rate}`;
}

function money(value: bigint): string {
  return formatFixed(value, MONEY_SCALE);
}
