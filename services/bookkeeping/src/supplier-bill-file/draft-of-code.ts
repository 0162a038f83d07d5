import { addDays } from '@jahrring/contracts-common';
import { Decimal } from 'decimal.js';
import { fromCents, sumOf, toCents } from '../value';
import { hasOldAddress, isNotForPayment, readQrPayload } from './read-qr-payload';
import type { BillRemark, BillVat, QrPayment, SupplierBillDraft } from './supplier-bill-file.types';
import { readSwico, type SwicoInformation } from './swico';

/** Amounts of a bill are rounded to 5 Rappen at most, so its VAT may differ by that much from what is to be paid. */
const roundingCents = 5n;

/**
 * Reads a Swiss QR code with its billing information into the draft of a supplier's bill.
 *
 * @throws QrPayloadError with every line that breaks a rule
 */
export function draftOfCode(payload: string): SupplierBillDraft {
  const payment = readQrPayload(payload);
  const swico = payment.billInformation === null ? null : readSwico(payment.billInformation);
  const vat = vatOf(swico, payment.amount);
  const { date = null, termDays = null } = swico ?? {};
  return {
    creditor: payment.creditor,
    creditorUid: swico?.uid ?? null,
    debtor: payment.debtor,
    number: swico?.number ?? null,
    date,
    customerReference: swico?.customerReference ?? null,
    supply: swico?.supply ?? null,
    currency: payment.currency,
    gross: payment.amount,
    vat,
    importVat: (swico?.importVat ?? []).map((row) => ({ ...row, vat: rounded(row.vat) })),
    termDays,
    dueDate: date !== null && termDays !== null ? addDays(date, termDays) : null,
    discounts: swico?.discounts ?? [],
    iban: payment.iban,
    referenceKind: payment.referenceKind,
    reference: payment.reference,
    message: payment.message,
    remarks: remarksOf(payload, payment, swico, vat),
  };
}

/** The VAT by rate: of one rate for the whole bill it is taken out of the amount, else it is added to the nets named. */
function vatOf(swico: SwicoInformation | null, gross: string | null): BillVat[] {
  return (swico?.vat ?? []).flatMap(({ rate, net }) => {
    if (net !== null)
      return [{ rate, net: rounded(net), vat: rounded(new Decimal(net).times(rate).div(100)) }];
    if (gross === null) return [];
    const taken = rounded(new Decimal(gross).div(new Decimal(rate).div(100).plus(1)));
    return [{ rate, net: taken, vat: fromCents(toCents(gross) - toCents(taken)) }];
  });
}

function remarksOf(
  payload: string,
  payment: QrPayment,
  swico: SwicoInformation | null,
  vat: readonly BillVat[],
): BillRemark[] {
  const remarks: [BillRemark, boolean][] = [
    ['oldAddress', hasOldAddress(payload)],
    ['noAmount', payment.amount === null],
    ['notForPayment', isNotForPayment(payment)],
    ['otherInformation', payment.billInformation !== null && swico === null],
    ['unreadInformation', swico !== null && swico.unread.length > 0],
    ['vatDiffers', differs(vat, payment.amount)],
  ];
  return remarks.filter(([, holds]) => holds).map(([remark]) => remark);
}

function differs(vat: readonly BillVat[], gross: string | null): boolean {
  if (vat.length === 0 || gross === null) return false;
  const difference = toCents(gross) - toCents(sumOf(vat.flatMap((row) => [row.net, row.vat])));
  return difference > roundingCents || difference < -roundingCents;
}

function rounded(amount: Decimal.Value): string {
  return new Decimal(amount).toFixed(2, Decimal.ROUND_HALF_UP);
}
