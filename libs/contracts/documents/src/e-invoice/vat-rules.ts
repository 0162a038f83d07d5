import { parseFixed } from '../fixed';
import type { EInvoice } from './e-invoice';
import type { VatBreakdown, VatCategory, VatOf } from './e-invoice-amounts';
import { cents, isFilled, sumCents, type EInvoiceRule } from './rule';

const categories = ['S', 'Z', 'E', 'AE'] as const satisfies readonly VatCategory[];
/** These say why no VAT is charged. */
const explained: readonly VatCategory[] = ['E', 'AE'];
const RATE_SCALE = 2;

/** Rules for the VAT of each category (BR-S-*, BR-Z-*, BR-E-*, BR-AE-*). */
export const vatRules: readonly EInvoiceRule[] = categories.flatMap((category) => rulesOf(category));

function rulesOf(category: VatCategory): EInvoiceRule[] {
  const id = (number: string) => `BR-${category}-${number}`;
  const groups = ({ breakdown }: EInvoice) => breakdown.filter((group) => group.category === category);
  const isUsed = (invoice: EInvoice) => partsOf(invoice).some(({ vat }) => vat.category === category);
  return [
    {
      id: id('01'),
      field: 'positions',
      holds: (invoice) => {
        const count = groups(invoice).length;
        if (!isUsed(invoice)) return count === 0;
        return category === 'S' ? count >= 1 : count === 1;
      },
    },
    {
      id: id('02'),
      field: 'sender.vatNumber',
      missing: true,
      holds: (invoice) => !isUsed(invoice) || isFilled(invoice.seller.vatId),
    },
    ...(category === 'AE' ? [buyerIsTaxed(id('02'), isUsed)] : []),
    {
      id: id('05'),
      field: 'positions',
      holds: (invoice) =>
        [...partsOf(invoice).map(({ vat }) => vat), ...invoice.breakdown]
          .filter((vat) => vat.category === category)
          .every(({ rate }) => (category === 'S' ? rateOf(rate) > 0n : rateOf(rate) === 0n)),
    },
    {
      id: id('08'),
      field: 'totals.total',
      holds: (invoice) => groups(invoice).every((group) => baseOf(invoice, group) === cents(group.base)),
    },
    {
      id: id('09'),
      field: 'totals.total',
      holds: (invoice) => category === 'S' || groups(invoice).every(({ vat }) => cents(vat) === 0n),
    },
    {
      id: id('10'),
      field: 'positions',
      holds: (invoice) =>
        groups(invoice).every(
          ({ reason, reasonCode }) =>
            (isFilled(reason) || isFilled(reasonCode)) === explained.includes(category),
        ),
    },
  ];
}

function buyerIsTaxed(id: string, isUsed: (invoice: EInvoice) => boolean): EInvoiceRule {
  return {
    id,
    field: 'recipient.vatNumber',
    missing: true,
    holds: (invoice) => !isUsed(invoice) || isFilled(invoice.buyer.vatId),
  };
}

/** Lines, allowances and charges with the VAT they carry; `amount` with the sign it has in the sum. */
function partsOf({ lines, allowances }: EInvoice): { vat: VatOf; amount: string }[] {
  return [
    ...lines.map((line) => ({ vat: line, amount: line.net })),
    ...allowances.flatMap(({ vat, amount, isCharge }) =>
      vat ? [{ vat, amount: isCharge ? amount : `-${amount}`.replace(/^--/, '') }] : [],
    ),
  ];
}

function baseOf(invoice: EInvoice, group: VatBreakdown): bigint {
  const isOfGroup = ({ vat }: { vat: VatOf }) =>
    vat.category === group.category && rateOf(vat.rate) === rateOf(group.rate);
  return sumCents(
    partsOf(invoice)
      .filter(isOfGroup)
      .map(({ amount }) => amount),
  );
}

function rateOf(rate: string): bigint {
  return parseFixed(rate, RATE_SCALE);
}
