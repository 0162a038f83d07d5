import type { DocumentLanguage } from '@jahrring/contracts-documents';
import { A4, FONT, ink, mm } from '@jahrring/pdf';
import type { PageFlow } from '@jahrring/pdf';
import { SwissQRBill } from 'swissqrbill/pdf';
import type { Data } from 'swissqrbill/types';
import type { DocumentSnapshot } from '../snapshot';
import type { PrintTexts } from '../texts';
import type { QrAddress, QrBill } from '../qr-bill';
import { withMergedSquares } from './merged-squares';

/** Height of receipt and payment part together; they end with the page. */
const PART_HEIGHT = mm(105);
/** Distance the text keeps from the part. */
const CLEARANCE = mm(4);

/** Whether a document has a payment part, or will have one: bills to accounts elsewhere do not. */
export function hasPaymentPart({ type, number, qrBill, sender }: DocumentSnapshot): boolean {
  if (number !== null) return qrBill !== null;
  return type === 'bill' && (!sender?.iban || /^(CH|LI)/i.test(sender.iban.trim()));
}

/** Draws receipt and payment part at the foot of the last page, on a page of their own when there is no room. */
export function drawPaymentPart(flow: PageFlow, document: DocumentSnapshot): void {
  if (!document.qrBill) return;
  makeRoom(flow);
  const part = new SwissQRBill(toLibraryData(document.qrBill), {
    fontName: FONT,
    language: qrLanguage(document.language),
  });
  const attach = (doc: PDFKit.PDFDocument) => {
    // The library looks at the pen's place when it decides whether the page has room.
    doc.y = 0;
    part.attachTo(doc, 0, A4.height - PART_HEIGHT);
  };
  // The library sets no colour for its texts. The first release left them the letter's, and drew each square for itself.
  if (document.template) flow.writer.drawWith((doc) => withMergedSquares(doc, () => attach(doc)));
  else attach(flow.writer.doc);
}

/** In a draft: keeps the room and says what will stand there; no code that somebody could pay. */
export function drawPaymentPlaceholder(flow: PageFlow, texts: PrintTexts): void {
  makeRoom(flow);
  const top = A4.height - PART_HEIGHT;
  const { doc } = flow.writer;
  doc.save().dash(2, { space: 3 });
  flow.writer.rule(top, 0, A4.width, ink.soft);
  doc.moveTo(mm(62), top).lineTo(mm(62), A4.height).stroke();
  doc.restore();
  flow.writer.text(texts.paymentPartLater, mm(67), top + mm(48), { size: 9, color: ink.soft });
}

/** The part belongs to the foot of a portrait A4, also where the document itself is landscape. */
function makeRoom(flow: PageFlow): void {
  const isFull = flow.y + CLEARANCE > A4.height - PART_HEIGHT;
  if (isFull || flow.writer.orientation === 'landscape') flow.newPage('portrait');
  flow.y = A4.height;
}

/** The payload itself was checked before: the library prints what it is given. */
function toLibraryData(bill: QrBill): Data {
  return {
    creditor: { ...toLibraryAddress(bill.creditor), account: bill.iban },
    currency: bill.currency === 'EUR' ? 'EUR' : 'CHF',
    ...(bill.amount === undefined ? {} : { amount: Number(bill.amount) }),
    ...(bill.debtor ? { debtor: toLibraryAddress(bill.debtor) } : {}),
    ...(bill.reference ? { reference: bill.reference } : {}),
    ...(bill.message ? { message: bill.message } : {}),
    ...(bill.billInformation ? { additionalInformation: bill.billInformation } : {}),
  };
}

/** Language of the payment part; the guidelines know these four. */
function qrLanguage(language: DocumentLanguage): 'DE' | 'EN' | 'FR' | 'IT' {
  const known = { de: 'DE', en: 'EN', fr: 'FR', it: 'IT', ro: 'EN' } as const;
  return known[language];
}

function toLibraryAddress(address: QrAddress) {
  return {
    name: address.name,
    address: address.street ?? '',
    ...(address.buildingNumber ? { buildingNumber: address.buildingNumber } : {}),
    zip: address.postalCode,
    city: address.town,
    country: address.country,
  };
}
