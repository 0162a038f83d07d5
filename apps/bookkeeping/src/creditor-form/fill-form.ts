import type { ReadSupplierBill } from '@jahrring/contracts-bookkeeping';
import { addDays, vatKeys, vatRate, type Country, type VatKey } from '@jahrring/contracts-common';
import type { BillInput } from './bill-form';
import { fromCents, toCents } from '../cents';

const usualDays = 30;

/** A part with its VAT as the supplier computed it, which splitting the sum may miss by a cent. */
type ReadPart = BillInput['parts'][number];

/** The rate's key in a country on a day; null of a foreign rate, whose VAT is not to be claimed here. */
function keyOfRate(country: Country, rate: string, day: string): VatKey | null {
  const isRate = (key: VatKey) => Number(vatRate(country, key, day)) === Number(rate);
  return vatKeys.find((key) => key !== 'reverse' && isRate(key)) ?? null;
}

/** Values of the form for a bill that was read; what was not read stays as it is in `known`. */
export function formOf(
  read: ReadSupplierBill,
  known: BillInput,
  { country, currencies }: { country: Country; currencies: readonly string[] },
): { values: BillInput; hasForeignVat: boolean } {
  const documentDate = read.documentDate ?? known.documentDate;
  const isKnownCurrency = currencies.includes(read.currency);
  const keys = read.vat.map(({ rate }) => keyOfRate(country, rate, documentDate));
  const account = read.account ?? '';
  const parts = read.vat.map(({ rate, net, vat }, index): ReadPart => {
    const gross = fromCents(toCents(net) + toCents(vat));
    const vatKey = keys[index] ?? 'zero';
    return { account, vatKey, gross, exact: keys[index] ? { rate, gross, net, vat } : null };
  });
  const whole: ReadPart = { account, vatKey: 'standard', gross: read.gross ?? '' };
  return {
    values: {
      ...known,
      addressId: read.addressId ?? known.addressId,
      number: read.number ?? known.number,
      documentDate,
      dueDate: read.dueDate ?? addDays(documentDate, usualDays),
      currency: isKnownCurrency ? (read.currency as BillInput['currency']) : known.currency,
      iban: read.iban ?? known.iban,
      reference: read.reference ?? known.reference,
      text: read.text,
      cashDiscounts: read.cashDiscounts,
      toPay: read.gross,
      parts: parts.length > 0 ? parts : [whole],
    },
    hasForeignVat: keys.includes(null),
  };
}
