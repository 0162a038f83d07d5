import { divideRounded, parseFixed } from '../fixed';
import type { EInvoice } from './e-invoice';
import type { AllowanceCharge, EInvoiceLine } from './e-invoice-amounts';
import { cents, FINE_SCALE, sumCents, type EInvoiceRule } from './rule';

const field = 'totals.total';
const RATE_SCALE = 2;
const HUNDRED_PERCENT = 10_000n;
/**
 * VAT taken out of gross prices can lie a hundredth off, and that of a last part as many as its parts before it were rounded
 * by; the norm's own check allows anything below 1.
 */
const VAT_SLACK = 99n;
/** As the rules of Peppol, which XRechnung has taken over, allow it. */
const LINE_SLACK = 2n;
/** Our own quantities have three decimals, others' more. */
const QUANTITY_SCALE = 6;
/** Quantity × price has 6 + 8 decimals, an amount 2. */
const LINE_DIVISOR = 10n ** 12n;

/**
 * Rules for the relations between the amounts of an invoice (BR-CO-10 to BR-CO-17, BR-DEC-*, and two of Peppol's
 * rules).
 */
export const amountRules: readonly EInvoiceRule[] = [
  {
    id: 'BR-DEC',
    field,
    holds: (invoice) => amountsOf(invoice).every((amount) => /^-?\d+\.\d{2}$/.test(amount)),
  },
  {
    id: 'BR-CO-10',
    field,
    holds: ({ lines, totals }) => sumCents(lines.map(({ net }) => net)) === cents(totals.lines),
  },
  {
    id: 'BR-CO-11',
    field,
    holds: ({ allowances, totals }) => sumOf(allowances, false) === cents(totals.allowances),
  },
  {
    id: 'BR-CO-12',
    field,
    holds: ({ allowances, totals }) => sumOf(allowances, true) === cents(totals.charges),
  },
  {
    id: 'BR-CO-13',
    field,
    holds: ({ totals }) =>
      cents(totals.lines) - cents(totals.allowances) + cents(totals.charges) === cents(totals.net),
  },
  {
    id: 'BR-CO-14',
    field,
    holds: ({ breakdown, totals }) => sumCents(breakdown.map(({ vat }) => vat)) === cents(totals.vat),
  },
  {
    id: 'BR-CO-15',
    field,
    holds: ({ totals }) => cents(totals.net) + cents(totals.vat) === cents(totals.gross),
  },
  {
    id: 'BR-CO-16',
    field,
    holds: ({ totals }) =>
      cents(totals.gross) - cents(totals.prepaid) + cents(totals.rounding) === cents(totals.payable),
  },
  {
    id: 'BR-CO-17',
    field,
    holds: ({ breakdown }) =>
      breakdown.every(({ base, rate, vat }) => isNear(percentOf(base, rate), cents(vat), VAT_SLACK)),
  },
  { id: 'PEPPOL-EN16931-R040', field, holds: (invoice) => allowancesOf(invoice).every(isOfItsBase) },
  { id: 'PEPPOL-EN16931-R120', field: 'positions', holds: ({ lines }) => lines.every(isQuantityTimesPrice) },
];

/** Allowances are not negative: a discount that adds would be a charge. */
function sumOf(allowances: readonly AllowanceCharge[], isCharge: boolean): bigint {
  return sumCents(allowances.filter((part) => part.isCharge === isCharge).map(({ amount }) => amount));
}

function percentOf(base: string, percent: string): bigint {
  return divideRounded(cents(base) * parseFixed(percent, RATE_SCALE), HUNDRED_PERCENT);
}

function isOfItsBase({ base, percent, amount }: AllowanceCharge): boolean {
  if (base === null || percent === null) return base === null && percent === null;
  return isNear(percentOf(base, percent), cents(amount), LINE_SLACK);
}

function isQuantityTimesPrice({ quantity, price, allowances, net }: EInvoiceLine): boolean {
  const gross = divideRounded(
    parseFixed(quantity, QUANTITY_SCALE) * parseFixed(price, FINE_SCALE),
    LINE_DIVISOR,
  );
  return isNear(gross + sumOf(allowances, true) - sumOf(allowances, false), cents(net), LINE_SLACK);
}

function isNear(one: bigint, other: bigint, slack: bigint): boolean {
  const difference = one - other;
  return difference <= slack && difference >= -slack;
}

function allowancesOf({ allowances, lines }: EInvoice): AllowanceCharge[] {
  return [...allowances, ...lines.flatMap((line) => line.allowances)];
}

function amountsOf(invoice: EInvoice): string[] {
  return [
    ...Object.values(invoice.totals),
    ...invoice.lines.map(({ net }) => net),
    ...invoice.breakdown.flatMap(({ base, vat }) => [base, vat]),
    ...allowancesOf(invoice).flatMap(({ amount, base }) => (base === null ? [amount] : [amount, base])),
  ];
}
