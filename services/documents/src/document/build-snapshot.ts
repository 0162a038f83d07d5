import {
  buildCreditorReference,
  buildQrReference,
  compactIban,
  isQrBillIban,
  isQrIban,
} from '@jahrring/contracts-common';
import { readPublicUrl } from '@jahrring/service-kit';
import { isSettled } from '../snapshot';
import type { DocumentSnapshot, SnapshotPosition } from '../snapshot';
import { printTexts } from '../texts';
import { lengthOf, MESSAGE_AND_INFORMATION_MAX } from '@jahrring/pdf/qr-bill';
import type { QrAddress, QrBill } from '@jahrring/pdf/qr-bill';
import { applyTemplate } from '../template';
import { documentTotals, dueDateOf, inBaseCurrency, lineRate } from '../record';
import type { Party } from '@jahrring/contracts-documents';
import { swicoInformation } from './swico';
import { taxCountry } from './whole-document';
import type { WholeDocument } from './whole-document';

/** Everything a document prints as it stands now; number, payment part and instant of issue come on issue. */
export function buildSnapshot(whole: WholeDocument): DocumentSnapshot {
  const { document, positions, recipient, sender, printing, extra } = whole;
  const country = taxCountry(whole);
  const { lines, shares, ...totals } = documentTotals(document, positions, country);
  const snapshot: DocumentSnapshot = {
    type: document.type,
    number: null,
    title: document.title,
    documentDate: document.documentDate,
    dueDate: dueDateOf(document.documentDate, document.termDays),
    termDays: document.termDays,
    termTitle: document.termTitle,
    ...printedDiscounts(document),
    ...(document.type === 'offer' && document.validUntil ? { validUntil: document.validUntil } : {}),
    deliveryFrom: document.deliveryFrom,
    deliveryTo: document.deliveryTo,
    placeOfDelivery: document.placeOfDelivery,
    orderNumber: document.orderNumber,
    currency: document.currency,
    language: document.language,
    projectNumber: document.projectNumber,
    projectTitle: document.projectTitle,
    introText: document.introText,
    closingText: document.closingText,
    discountPercent: document.discountPercent,
    discountAmount: document.discountAmount,
    surchargePercent: document.surchargePercent,
    surchargeAmount: document.surchargeAmount,
    vatMode: document.vatMode,
    billKind: document.billKind,
    revision: document.revision,
    baseCurrency: whole.baseCurrency,
    exchangeRate: document.exchangeRate,
    exchangeRateDate: document.exchangeRateDate,
    baseTotal: inBaseCurrency(totals.total, document.exchangeRate),
    recipient,
    sender,
    ...(whole.deliveryAddress ? { deliveryAddress: whole.deliveryAddress } : {}),
    extra,
    positions: positions.map((position, index): SnapshotPosition => {
      const { kind, text, workDate, quantity, unit, unitPrice, vatKey, articleNumber } = position;
      const { discountPercent, discountAmount, surchargePercent, surchargeAmount } = position;
      const { optional, isPart, showParts, allocations } = position;
      const vatRate = lineRate(position, document, country);
      return {
        ...{ kind, text, workDate, quantity, unit, unitPrice, vatKey, vatRate, articleNumber },
        ...{ discountPercent, discountAmount, surchargePercent, surchargeAmount },
        ...{ optional, isPart, showParts, allocations },
        amount: lines[index] ?? null,
        shares: shares[index] ?? null,
      };
    }),
    totals,
    columnOrder: printing?.columnOrder,
    orientation: printing?.orientation,
    headerText: printing?.headerText,
    footerText: printing?.footerText,
    logoId: printing?.logoId,
    corrects: correctedBill(whole),
    ...deliveredOrder(whole),
    ...crewLink(whole),
    qrBill: null,
    issuedAt: null,
  };
  return printing ? applyTemplate(printing.template.content, snapshot) : snapshot;
}

/** Types that say what may be deducted by who pays early. */
const discountedTypes: readonly string[] = ['offer', 'order_confirmation', 'bill'];

function printedDiscounts({ type, cashDiscounts }: WholeDocument['document']) {
  return cashDiscounts?.length && discountedTypes.includes(type) ? { cashDiscounts } : {};
}

/** The bill a correction is against. */
function correctedBill({ document, links }: WholeDocument): DocumentSnapshot['corrects'] {
  const link = links.find(({ kind, to }) => kind === 'correction' && to === document.id);
  return link?.other.number ? { number: link.other.number, date: link.other.documentDate } : null;
}

/** The order confirmation a delivery note comes of. */
function deliveredOrder({ document, links }: WholeDocument): Pick<DocumentSnapshot, 'order'> {
  if (document.type !== 'delivery_note') return {};
  const link = links.find(
    ({ kind, to, other }) =>
      kind === 'follow_up' && to === document.id && other.type === 'order_confirmation',
  );
  return link?.other.number ? { order: { number: link.other.number, date: link.other.documentDate } } : {};
}

/** A project sheet leads to the form of time entries, with its project chosen. */
function crewLink({ document: { type, projectId } }: WholeDocument): Pick<DocumentSnapshot, 'recordUrl'> {
  if (type !== 'project_sheet' || !projectId) return {};
  return { recordUrl: `${readPublicUrl(process.env)}/timetables/create?projectId=${projectId}` };
}

/** Returns true if this document requires a Swiss payment part: a bill in francs or euros to a Swiss account. */
export function needsPaymentPart(snapshot: DocumentSnapshot): boolean {
  const account = compactIban(snapshot.sender?.iban ?? '');
  return (
    snapshot.type === 'bill' &&
    !isSettled(snapshot) &&
    /^(CH|LI)/.test(account) &&
    snapshot.currency !== 'USD'
  );
}

/** Rule for payment references of a bill's account: with the bank's digits as prefix, or no reference at all. */
export interface ReferenceRule {
  prefix: string;
  none: boolean;
}

/** Of the account a bill is paid to; `prefix` holds for the licence's own one. */
export function referenceRule({ printing }: WholeDocument, prefix: string): ReferenceRule {
  const account = printing?.reference;
  return account
    ? { prefix: account.referencePrefix, none: account.reference === 'NON' }
    : { prefix, none: false };
}

/** The payment reference of the licence's `counter`th bill: a QR-IBAN takes a QR reference, another one a SCOR or none. */
export function paymentReference(
  iban: string,
  { prefix, none }: ReferenceRule,
  counter: number,
): string | null {
  const account = compactIban(iban);
  if (none) return null;
  return isQrBillIban(account) && isQrIban(account)
    ? buildQrReference(prefix, counter)
    : buildCreditorReference(counter);
}

/** Data of the payment part of a bill. */
export function buildQrBill(
  snapshot: DocumentSnapshot,
  reference: string | null,
  message: string | null,
): QrBill {
  const account = compactIban(snapshot.sender?.iban ?? '');
  const text = message ?? defaultMessage(snapshot);
  return {
    iban: account,
    creditor: toQrAddress(snapshot.sender),
    amount: snapshot.totals.total,
    currency: snapshot.currency,
    debtor: toQrAddress(snapshot.recipient),
    ...(reference === null
      ? { referenceType: 'NON' as const }
      : { referenceType: isQrIban(account) ? ('QRR' as const) : ('SCOR' as const), reference }),
    message: text,
    ...billInformation(snapshot, text),
  };
}

/** Terms of payment that the recipient's software reads, where there is a cash discount. */
function billInformation(snapshot: DocumentSnapshot, message: string): { billInformation?: string } {
  if (!snapshot.cashDiscounts?.length) return {};
  const room = MESSAGE_AND_INFORMATION_MAX - lengthOf(message);
  return { billInformation: swicoInformation(snapshot, room) };
}

function defaultMessage(snapshot: DocumentSnapshot): string {
  const texts = printTexts(snapshot.language, snapshot.sender?.country ?? 'CH');
  return `${texts.types[snapshot.type]} ${snapshot.number ?? ''}`.trim();
}

function toQrAddress(party: Party | null): QrAddress {
  return {
    name: party?.name ?? '',
    ...(party?.street ? { street: party.street } : {}),
    ...(party?.houseNumber ? { buildingNumber: party.houseNumber } : {}),
    postalCode: party?.zip ?? '',
    town: party?.city ?? '',
    country: party?.country ?? '',
  };
}
