import { SwissQRBill } from 'swissqrbill/pdf';
import type { Data } from 'swissqrbill/types';
import type { PageFlow } from './page-flow';
import { A4, mm } from './measures';
import { FONT } from './page-writer';
import type { PrintLanguage } from './print-format';
import { withMergedSquares } from './merged-squares';
import type { QrAddress, QrBill } from './qr-bill';

/** Height of receipt and payment part together; they end with the page. */
export const PART_HEIGHT = mm(105);
/** Distance the text keeps from the part. */
const CLEARANCE = mm(4);

/**
 * Draws receipt and payment part at the foot of the last page, on a page of their own when there is no room.
 * @param bill checked before: the part is printed as it is given
 * @param asFirstRelease with each square of the code for itself: only to make a file of the first release again
 */
export function drawQrPaymentPart(
  flow: PageFlow,
  bill: QrBill,
  language: PrintLanguage,
  { asFirstRelease = false } = {},
): void {
  makeRoomForPaymentPart(flow);
  const part = new SwissQRBill(toLibraryData(bill), { fontName: FONT, language: qrLanguage(language) });
  const attach = (doc: PDFKit.PDFDocument) => {
    // The library looks at the pen's place when it decides whether the page has room.
    doc.y = 0;
    part.attachTo(doc, 0, A4.height - PART_HEIGHT);
  };
  // The library sets no colour for its texts. The first release left them the letter's.
  if (asFirstRelease) attach(flow.writer.doc);
  else flow.writer.drawWith((doc) => withMergedSquares(doc, () => attach(doc)));
}

/** The part belongs to the foot of a portrait A4, also where the document itself is landscape. */
export function makeRoomForPaymentPart(flow: PageFlow): void {
  const isFull = flow.y + CLEARANCE > A4.height - PART_HEIGHT;
  if (isFull || flow.writer.orientation === 'landscape') flow.newPage('portrait');
  flow.y = A4.height;
}

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
function qrLanguage(language: PrintLanguage): 'DE' | 'EN' | 'FR' | 'IT' {
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
