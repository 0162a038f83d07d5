import { margin, mm } from '@jahrring/pdf';
import { addressLines } from './letter-head';
import type { FlowContext, PrintContext } from './print-context';

/** The word and number a document is known by: "Schlussrechnung 2026-0042". */
export function headingOf({ document, texts }: Pick<PrintContext, 'document' | 'texts'>): string {
  const { type, billKind, number, revision } = document;
  const kind = billKind && billKind !== 'standard' ? texts.billKinds[billKind] : texts.types[type];
  const parts = [document.heading || kind, number ?? `(${texts.draft})`];
  const heading = parts.join(' ');
  return revision ? `${heading}, ${texts.revision(revision)}` : heading;
}

/** The document's heading and its title; a letter is headed by what it is about. */
export function drawTitle({ document, look, texts, format, flow, writer }: FlowContext): void {
  const isLetter = document.type === 'letter' && !document.heading;
  if (!isLetter) {
    const heading = headingOf({ document, texts });
    for (const line of writer.wrap(heading, writer.contentWidth, { size: look.titleSize, bold: true })) {
      writer.text(line, margin.left, flow.y, { size: look.titleSize, bold: true, color: look.accent });
      flow.advance(mm(8) * (look.titleSize / 15));
    }
  }
  const size = isLetter ? look.text.size + 1.5 : look.text.size;
  for (const line of writer.wrap(document.title, writer.contentWidth, { size, bold: true })) {
    writer.text(line, margin.left, flow.y, { size, bold: true });
    flow.advance(mm(5) * (size / 10));
  }
  if (document.corrects) {
    const { number, date } = document.corrects;
    writer.text(texts.corrects(number, format.date(date)), margin.left, flow.y, { size: look.text.size });
    flow.advance(look.text.line);
  }
  if (document.order) {
    const { number, date } = document.order;
    writer.text(texts.ofOrder(number, format.date(date)), margin.left, flow.y, { size: look.text.size });
    flow.advance(look.text.line);
  }
  drawDeliveryAddress({ document, look, texts, flow, writer });
  flow.advance(mm(2));
}

type DeliveryContext = Pick<FlowContext, 'document' | 'look' | 'texts' | 'flow' | 'writer'>;

/** Draws the delivery address of the goods, as a block of lines below its label. */
function drawDeliveryAddress({ document, look, texts, flow, writer }: DeliveryContext): void {
  if (!document.deliveryAddress) return;
  flow.advance(mm(2));
  const { size, line: height } = look.text;
  writer.text(texts.deliveryAddress, margin.left, flow.y, { size, bold: true });
  flow.advance(height);
  for (const row of addressLines(document.deliveryAddress, document.sender)) {
    for (const line of writer.wrap(row, writer.contentWidth, { size })) {
      writer.text(line, margin.left, flow.y, { size });
      flow.advance(height);
    }
  }
}
