import { supplierBillLimits, type RecordSupplierBillInput } from '@jahrring/contracts-bookkeeping';
import {
  cashDiscount,
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

/** A bill is rounded to 5 Rappen at most: what it differs by from its parts. */
export const mostRounding = 5;

const iban = z
  .string()
  .nullish()
  .transform((text) => compactIban(text ?? '') || null)
  .refine((text) => text === null || isIban(text), { params: { code: 'iban' } });

const part = z.object({
  account: z.string().min(1),
  vatKey,
  gross: money,
  costCentre: z.string().nullish(),
  projectId: id.nullish().or(z.literal('')),
  objectId: id.nullish().or(z.literal('')),
  /** As it stands on a bill that was read: holds while amount and rate are not changed. */
  exact: z.object({ rate: z.string(), gross: money, net: money, vat: money }).nullish(),
});

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
  text: z.string().nullish(),
  cashDiscounts: z.array(cashDiscount).optional(),
  /** Amount due according to the bill that was read. */
  toPay: money.nullish(),
  parts: z.array(part).min(1),
});
export type BillForm = z.output<typeof billForm>;
/** As the form holds it while somebody types. */
export type BillInput = z.input<typeof billForm>;

/** Net and VAT of an amount that has the VAT in it. */
export function splitGross(gross: string, rate: string): { net: string; vat: string } {
  const cents = toCents(gross);
  const vat = Math.round((cents * Number(rate)) / (100 + Number(rate)));
  return { net: fromCents(cents - vat), vat: fromCents(vat) };
}

interface Sent {
  id: string;
  country: Country;
  source: RecordSupplierBillInput['source'];
  fileId: string | null;
}

/** Returns the values of a form as they are sent. */
export function toBill(
  { parts, exchangeRate, toPay, ...bill }: BillForm,
  { id: billId, country, source, fileId }: Sent,
): RecordSupplierBillInput {
  return {
    ...bill,
    ...{ id: billId, source, fileId },
    exchangeRate: exchangeRate ? exchangeRate : null,
    rounding: fromCents(roundingOf(parts, toPay)),
    parts: parts.map(({ account, costCentre, projectId, objectId, ...amounts }) => ({
      ...{
        account,
        costCentre: costCentre ?? null,
        projectId: projectId || null,
        objectId: objectId || null,
      },
      ...taxOf(amounts, country, bill.documentDate),
    })),
  };
}

/** In cents: by how little parts and the amount to pay differ; 0 where they differ by more, which is no rounding. */
function roundingOf(parts: readonly { gross: string }[], toPay: string | null | undefined): number {
  if (!toPay) return 0;
  const missing = toCents(toPay) - sumOfParts(parts);
  return Math.abs(missing) <= mostRounding ? missing : 0;
}

/** In cents. */
export function sumOfParts(parts: readonly { gross: string }[]): number {
  return parts.reduce((sum, { gross }) => sum + (Number.isNaN(Number(gross)) ? 0 : toCents(gross)), 0);
}

/** Of a bill without VAT whose buyer owes it, it comes on top of what is paid (CH: MWSTG art. 45, DE: § 13b UStG). */
function taxOf(
  { vatKey: key, gross, exact }: Pick<BillForm['parts'][number], 'vatKey' | 'gross' | 'exact'>,
  country: Country,
  day: string,
) {
  if (key === 'reverse') {
    const rate = vatRate(country, 'standard', day);
    const vat = fromCents(Math.round((toCents(gross) * Number(rate)) / 100));
    return { vatKey: key, rate, tax: 'owed' as const, net: gross, vat };
  }
  const rate = vatRate(country, key, day);
  const stands = exact && exact.gross === gross && Number(exact.rate) === Number(rate);
  return { vatKey: key, rate, ...(stands ? { net: exact.net, vat: exact.vat } : splitGross(gross, rate)) };
}
