import { A4, ink, mm } from '@jahrring/pdf';
import type { PageFlow } from '@jahrring/pdf';
import { drawQrPaymentPart, makeRoomForPaymentPart, PART_HEIGHT } from '@jahrring/pdf/payment-part';
import type { DocumentSnapshot } from '../snapshot';
import type { PrintTexts } from '../texts';

/** Returns true if a document has a payment part, or will have one: bills to accounts elsewhere do not. */
export function hasPaymentPart({ type, number, qrBill, sender }: DocumentSnapshot): boolean {
  if (number !== null) return qrBill !== null;
  return type === 'bill' && (!sender?.iban || /^(CH|LI)/i.test(sender.iban.trim()));
}

/** Draws receipt and payment part at the foot of the last page, on a page of their own when there is no room. */
export function drawPaymentPart(flow: PageFlow, document: DocumentSnapshot): void {
  if (!document.qrBill) return;
  const asFirstRelease = !document.template;
  drawQrPaymentPart(flow, document.qrBill, document.language, { asFirstRelease });
}

/** In a draft: keeps the room and says what will stand there; no code that somebody could pay. */
export function drawPaymentPlaceholder(flow: PageFlow, texts: PrintTexts): void {
  makeRoomForPaymentPart(flow);
  const top = A4.height - PART_HEIGHT;
  const { doc } = flow.writer;
  doc.save().dash(2, { space: 3 });
  flow.writer.rule(top, 0, A4.width, ink.soft);
  doc.moveTo(mm(62), top).lineTo(mm(62), A4.height).stroke();
  doc.restore();
  flow.writer.text(texts.paymentPartLater, mm(67), top + mm(48), { size: 9, color: ink.soft });
}
