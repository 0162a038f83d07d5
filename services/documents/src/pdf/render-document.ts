import { FONT_BOLD, ink, margin, mm, PageFlow, PageWriter, printFormat } from '@jahrring/pdf';
import type { DocumentSnapshot } from './document-snapshot';
import { withFilledTexts } from './filled-texts';
import { drawFooter, drawLogo } from './letter-frame';
import { drawLetterHead } from './letter-head';
import { drawPaymentPart, drawPaymentPlaceholder } from './payment-part';
import { drawPositions } from './position-table';
import { printTexts } from './print-texts';
import type { PrintTexts } from './print-texts';
import { drawTotals } from './totals-block';

const LINE = mm(4.8);

/**
 * Makes the PDF of a document: the same snapshot gives the same bytes. A document without number is a draft and is
 * marked as such on every page.
 */
export async function renderDocument(given: DocumentSnapshot, logo: Buffer | null = null): Promise<Buffer> {
  const document = withFilledTexts(given);
  const country = document.sender?.country ?? 'CH';
  const texts = printTexts(document.language, country);
  const format = printFormat(country);
  const writer = new PageWriter({
    title: `${texts.types[document.type]} ${document.number ?? texts.draft}`,
    author: document.sender?.name ?? '',
    language: document.language,
    createdAt: new Date(document.issuedAt ?? `${document.documentDate}T00:00:00Z`),
    orientation: document.orientation,
  });
  if (logo) drawLogo(writer, logo);
  const flow = new PageFlow(writer, drawLetterHead(writer, document, texts, format));
  drawParagraphs(flow, document.introText);
  drawPositions(flow, document, texts, format);
  drawTotals(flow, document, texts, format);
  drawParagraphs(flow, document.termTitle);
  drawParagraphs(flow, document.closingText);
  const isDraft = document.number === null;
  if (isDraft && document.type === 'bill') drawPaymentPlaceholder(flow, texts);
  else drawPaymentPart(flow, document);
  drawEveryPage(writer, document, texts, isDraft);
  return writer.finish();
}

function drawParagraphs(flow: PageFlow, text: string | null | undefined): void {
  if (!text) return;
  for (const line of flow.writer.wrap(text, flow.writer.contentWidth)) {
    flow.ensure(LINE);
    flow.writer.text(line, margin.left, flow.y);
    flow.advance(LINE);
  }
  flow.advance(mm(4));
}

/** Page numbers from the second page on, and the mark of a draft. */
function drawEveryPage(
  writer: PageWriter,
  document: DocumentSnapshot,
  texts: PrintTexts,
  isDraft: boolean,
): void {
  const { start, count } = writer.doc.bufferedPageRange();
  const hasPart = document.type === 'bill' && (isDraft || document.qrBill !== null);
  for (let index = 0; index < count; index += 1) {
    writer.doc.switchToPage(start + index);
    writer.forgetColor();
    if (isDraft) drawWatermark(writer, texts.draft);
    const isPaymentPage = hasPart && index === count - 1;
    if (count > 1)
      drawPageNumber(writer, texts.page(index + 1, count), isPaymentPage ? mm(12) : writer.height - mm(12));
    if (index > 0) drawRunningTitle(writer, document, texts);
    if (document.footerText && !isPaymentPage) drawFooter(writer, document.footerText);
  }
}

function drawPageNumber(writer: PageWriter, text: string, y: number): void {
  writer.textRight(text, writer.contentRight, y, { size: 8, color: ink.soft });
}

/** Says on every following page what it belongs to. */
function drawRunningTitle(writer: PageWriter, document: DocumentSnapshot, texts: PrintTexts): void {
  const title = `${texts.types[document.type]} ${document.number ?? texts.draft}`;
  const line = [document.sender?.name, title].filter(Boolean).join(' · ');
  writer.text(line, margin.left, mm(12), { size: 8, color: ink.soft });
}

function drawWatermark(writer: PageWriter, text: string): void {
  const { doc } = writer;
  const middle = { x: writer.width / 2, y: writer.height / 2 - mm(18.5) };
  doc.save().rotate(-35, { origin: [middle.x, middle.y] });
  doc.fillOpacity(0.07);
  doc.font(FONT_BOLD).fontSize(110).fillColor('#000000');
  doc.text(text, middle.x - doc.widthOfString(text) / 2, middle.y - mm(20), { lineBreak: false });
  doc.restore();
  writer.forgetColor();
}
