import type { BodyBlock } from '@jahrring/contracts-documents';
import { FONT_BOLD, ink, margin, mm, PageFlow, PageWriter } from '@jahrring/pdf';
import { facturXArchive } from '../einvoice';
import type { DocumentSnapshot } from '../snapshot';
import { discountText, termsText } from './payment-terms';
import { drawAnnexes } from './annex-list';
import { drawCrewCode } from './crew-code';
import { drawEpcCode } from './epc-code';
import { withFilledTexts } from './filled-texts';
import { drawTitle, headingOf } from './headline';
import { drawFooter, drawFrame } from './letter-frame';
import { drawLetterHead } from './letter-head';
import { drawPaymentPart, drawPaymentPlaceholder, hasPaymentPart } from './payment-part';
import { drawPositions } from './position-table';
import type { FlowContext, PrintContext } from './print-context';
import { drawSignature } from './signature-block';
import { drawTotals, totalsHeight } from './totals-block';
import { wordContext } from './word-context';

/** Lines of a paragraph that are not parted. */
const KEPT_LINES = 4;

/**
 * Makes the PDF of a document: the same snapshot gives the same bytes. A document without number is a draft and is
 * marked as such on every page.
 */
export async function renderDocument(given: DocumentSnapshot, logo: Buffer | null = null): Promise<Buffer> {
  const context = prepare(withFilledTexts(given));
  const { document, look, writer, texts } = context;
  drawFrame(context, logo);
  const flow = new PageFlow(writer, drawLetterHead(context));
  const body: FlowContext = { ...context, flow };
  for (const block of look.blocks) draw[block](body);
  // The law asks for agreed deductions on the bill itself (§ 14 (4) 7 UStG), whatever the template shows.
  if (!look.blocks.includes('terms')) drawParagraphs(body, discountText(body));
  drawAnnexes(body);
  if (look.signature) drawSignature(body);
  const isDraft = document.number === null;
  if (!isDraft) drawPaymentPart(flow, document);
  else if (hasPaymentPart(document)) drawPaymentPlaceholder(flow, texts);
  if (document.epcPayment) drawEpcCode(body, document.epcPayment);
  if (document.recordUrl) drawCrewCode(body, document.recordUrl);
  drawEveryPage(context, isDraft);
  return writer.finish();
}

function prepare(document: DocumentSnapshot): PrintContext {
  const words = wordContext(document);
  const { look, texts } = words;
  const writer = new PageWriter({
    title: headingOf({ document, texts }).replace(/[()]/g, ''),
    author: document.sender?.name ?? '',
    language: document.language,
    createdAt: new Date(document.issuedAt ?? `${document.documentDate}T00:00:00Z`),
    orientation: look.orientation,
    hinted: look.isFirstRelease,
    archive: facturXArchive(document),
  });
  return { ...words, writer };
}

const draw: Record<BodyBlock, (context: FlowContext) => void> = {
  title: drawTitle,
  intro: (context) => drawParagraphs(context, context.document.introText),
  positions: (context) => drawPositions(context, keepsTotals(context) ? totalsHeight(context) : 0),
  totals: (context) => hasTotals(context) && drawTotals(context),
  terms: (context) => drawParagraphs(context, termsText(context)),
  closing: (context) => drawParagraphs(context, context.document.closingText),
};

/** Sums stand below positions whose prices are shown. */
function hasTotals({ look, document }: PrintContext): boolean {
  const isPriced = document.positions.some(({ kind }) => kind !== 'text' && kind !== 'heading');
  return look.showPrices && isPriced && look.blocks.includes('totals');
}

/** The last position goes with its sums, so that no page has nothing but them. */
function keepsTotals(context: PrintContext): boolean {
  const { blocks, isFirstRelease } = context.look;
  return (
    !isFirstRelease && hasTotals(context) && blocks.indexOf('totals') === blocks.indexOf('positions') + 1
  );
}

function drawParagraphs({ flow, writer, look }: FlowContext, text: string | null | undefined): void {
  if (!text) return;
  const { size, line: height } = look.text;
  for (const paragraph of text.split(/\r?\n/)) {
    const lines = writer.wrap(paragraph, writer.contentWidth, { size });
    if (lines.length <= KEPT_LINES) flow.ensure(lines.length * height);
    for (const line of lines) {
      flow.ensure(height);
      writer.text(line, margin.left, flow.y, { size });
      flow.advance(height);
    }
  }
  flow.advance(mm(4));
}

/** Page numbers from the second page on, and the mark of a draft. */
function drawEveryPage(context: PrintContext, isDraft: boolean): void {
  const { document, texts, writer } = context;
  const hasPart = document.type === 'bill' && hasPaymentPart(document);
  writer.onEachPage((page, pages) => {
    if (isDraft) drawWatermark(writer, texts.draft);
    const isPaymentPage = hasPart && page === pages;
    if (pages > 1)
      drawPageNumber(writer, texts.page(page, pages), isPaymentPage ? mm(12) : writer.height - mm(12));
    if (page > 1) drawRunningTitle(context);
    if (document.footerText && !isPaymentPage) drawFooter(writer, document.footerText);
  });
}

function drawPageNumber(writer: PageWriter, text: string, y: number): void {
  writer.textRight(text, writer.contentRight, y, { size: 8, color: ink.soft });
}

/** Says on every following page what it belongs to. */
function drawRunningTitle({ document, texts, writer }: PrintContext): void {
  const heading = headingOf({ document, texts }).replace(/[()]/g, '');
  const line = [document.sender?.name, heading].filter(Boolean).join(' · ');
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
