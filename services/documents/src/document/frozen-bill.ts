import { formatFixed, parseFixed } from '@jahrring/contracts-documents';
import type { BillIssued, BillVat, TotalsView } from '@jahrring/contracts-documents';
import type { DocumentEntity } from '../record';

const MONEY_SCALE = 2;

export type FrozenBill = Omit<BillIssued, 'projects' | 'correctsId'>;

/** An issued bill, or a correction with its amounts negative, as it was frozen; null for every other document. */
export function frozenBill(document: DocumentEntity): FrozenBill | null {
  const { type, number, snapshot } = document;
  if ((type !== 'bill' && type !== 'bill_correction') || number === null || !snapshot) return null;
  const sign = type === 'bill' ? 1n : -1n;
  const signed = (amount: string) => formatFixed(sign * parseFixed(amount, MONEY_SCALE), MONEY_SCALE);
  const { totals, qrBill, epcPayment } = snapshot;
  const vat = vatOf(totals);
  const rounding = restOf(totals.total, vat);
  return {
    ...{ id: document.id, type, number, title: document.title, documentDate: document.documentDate },
    dueDate: document.dueDate ?? document.documentDate,
    addressId: document.addressId ?? undefined,
    recipientName: snapshot.recipient?.name ?? document.recipientName ?? '',
    currency: document.currency,
    exchangeRate: document.exchangeRate ?? undefined,
    total: signed(totals.total),
    vat: vat.map((share) => ({ ...share, net: signed(share.net), vat: signed(share.vat) })),
    rounding: signed(rounding),
    debitAccount: document.debitAccount ?? undefined,
    creditAccount: document.creditAccount ?? undefined,
    costCentre: document.costCentre ?? undefined,
    revenueCentre: document.revenueCentre ?? undefined,
    reference: document.reference ?? undefined,
    iban: qrBill?.iban ?? epcPayment?.iban,
    cashDiscounts: snapshot.cashDiscounts ?? [],
    projectId: document.projectId ?? undefined,
  };
}

/** Net and VAT of each rate, less what deposits have charged of it before. */
function vatOf({ groups, deposits }: TotalsView): BillVat[] {
  const shares = new Map<string, BillVat>();
  const add = ({ vatKey, rate, net, vat }: BillVat, sign: bigint) => {
    const key = `${vatKey} ${rate}`;
    const known = shares.get(key) ?? { vatKey, rate, net: '0.00', vat: '0.00' };
    shares.set(key, { ...known, net: plus(known.net, net, sign), vat: plus(known.vat, vat, sign) });
  };
  for (const group of groups) add(group, 1n);
  for (const group of deposits?.groups ?? []) add(group, -1n);
  return [...shares.values()];
}

function plus(sum: string, amount: string, sign: bigint): string {
  return formatFixed(parseFixed(sum, MONEY_SCALE) + sign * parseFixed(amount, MONEY_SCALE), MONEY_SCALE);
}

function restOf(total: string, vat: readonly BillVat[]): string {
  return vat.reduce((rest, share) => plus(plus(rest, share.net, -1n), share.vat, -1n), total);
}
