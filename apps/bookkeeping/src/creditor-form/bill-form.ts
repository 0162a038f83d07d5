import { supplierBillLimits, type RecordSupplierBillInput } from '@jahrring/contracts-bookkeeping';
import {
  compactIban,
  currency,
  id,
  isIban,
  localDate,
  money,
  optionalText,
  requiredText,
  vatKey,
  vatRate,
  type Country,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { fromCents, toCents } from '../cents';

const iban = z
  .string()
  .nullish()
  .transform((text) => compactIban(text ?? '') || null)
  .refine((text) => text === null || isIban(text), { params: { code: 'iban' } });

/** A bill as it is typed in: amounts with VAT, as they stand on paper. */
export const billForm = z.object({
  addressId: id,
  number: requiredText(supplierBillLimits.number),
  title: optionalText(supplierBillLimits.part),
  documentDate: localDate,
  dueDate: localDate,
  currency,
  exchangeRate: z.string().nullish(),
  iban,
  reference: z
    .string()
    .nullish()
    .transform((text) => text?.replaceAll(/\s/g, '') || null),
  parts: z
    .array(z.object({ account: z.string().min(1), vatKey, gross: money, costCentre: z.string().nullish() }))
    .min(1),
});
export type BillForm = z.output<typeof billForm>;

/** Net and VAT of an amount that has the VAT in it. */
export function splitGross(gross: string, rate: string): { net: string; vat: string } {
  const cents = toCents(gross);
  const vat = Math.round((cents * Number(rate)) / (100 + Number(rate)));
  return { net: fromCents(cents - vat), vat: fromCents(vat) };
}

/** What is sent of a form. */
export function toBill(
  { parts, exchangeRate, ...bill }: BillForm,
  { id: billId, country }: { id: string; country: Country },
): RecordSupplierBillInput {
  return {
    ...bill,
    id: billId,
    exchangeRate: exchangeRate ? exchangeRate : null,
    parts: parts.map(({ account, vatKey: key, gross, costCentre }) => {
      const rate = vatRate(country, key, bill.documentDate);
      return { account, costCentre: costCentre ?? null, vatKey: key, rate, ...splitGross(gross, rate) };
    }),
  };
}
