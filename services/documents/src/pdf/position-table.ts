import { A4, ink, margin, mm, trimPrice, unitLabel } from '@jahrring/pdf';
import type { PageFlow, PrintFormat } from '@jahrring/pdf';
import type { DocumentSnapshot, SnapshotPosition } from './document-snapshot';
import type { PrintTexts } from './print-texts';

/** Left edges of texts and right edges of figures. */
const edges = {
  number: margin.left,
  text: margin.left + mm(9),
  textWidth: mm(74),
  vat: mm(170),
  amount: A4.width - margin.right,
} as const;
const orders = {
  quantity_price_total: { ...edges, quantity: mm(123), unit: mm(125), price: mm(157) },
  price_quantity_total: { ...edges, price: mm(128), quantity: mm(144), unit: mm(146) },
} as const;
type Columns = Record<keyof (typeof orders)[keyof typeof orders], number>;

/** Where the columns stand: amount and unit before the price, or after it. A wider page is the text's. */
function columnsOf({ columnOrder = 'quantity_price_total' }: DocumentSnapshot, extraWidth: number): Columns {
  const { number, text, textWidth, vat, amount, quantity, unit, price } = orders[columnOrder];
  return {
    number,
    text,
    textWidth: textWidth + extraWidth,
    vat: vat + extraWidth,
    amount: amount + extraWidth,
    quantity: quantity + extraWidth,
    unit: unit + extraWidth,
    price: price + extraWidth,
  };
}

const SIZE = 9.5;
const LINE = mm(4.5);
const GAP = mm(1.6);
const small = { size: 8, color: ink.soft } as const;

/** Draws all positions; the heading stands on every page. */
export function drawPositions(
  flow: PageFlow,
  document: DocumentSnapshot,
  texts: PrintTexts,
  format: PrintFormat,
): void {
  const column = columnsOf(document, flow.writer.extraWidth);
  const heading = () => drawHeading(flow, texts, document.currency, column);
  flow.ensure(mm(20));
  heading();
  let number = 0;
  for (const position of document.positions) {
    if (position.kind === 'item') number += 1;
    drawPosition(flow, position, number, { document, texts, format, heading, column });
  }
  flow.writer.rule(flow.y);
  flow.advance(mm(2.5));
}

interface RowContext {
  document: DocumentSnapshot;
  texts: PrintTexts;
  format: PrintFormat;
  heading: () => void;
  column: Columns;
}

function drawHeading(flow: PageFlow, texts: PrintTexts, currency: string, column: Columns): void {
  const { writer, y } = flow;
  writer.text(texts.position, column.number, y, small);
  writer.text(texts.text, column.text, y, small);
  writer.textRight(texts.quantity, column.quantity, y, small);
  writer.text(texts.unit, column.unit, y, small);
  writer.textRight(texts.price, column.price, y, small);
  writer.textRight(texts.vat, column.vat, y, small);
  writer.textRight(`${texts.amount} ${currency}`, column.amount, y, small);
  flow.advance(mm(4.2));
  writer.rule(flow.y, margin.left, writer.contentRight, ink.soft);
  flow.advance(GAP);
}

function drawPosition(flow: PageFlow, position: SnapshotPosition, number: number, context: RowContext): void {
  const { writer } = flow;
  const { column } = context;
  const isItem = position.kind === 'item';
  const width = isItem ? column.textWidth : writer.contentRight - column.text;
  const lines = writer.wrap(position.text, width, { size: SIZE });
  const discount = discountLine(position, context);
  // Short positions stay in one piece; a long text may run over the page.
  flow.ensure(Math.min(lines.length + (discount ? 1 : 0), 6) * LINE + GAP, context.heading);
  if (isItem) drawFigures(flow, position, number, context);
  for (const line of lines) {
    flow.ensure(LINE, context.heading);
    writer.text(line, column.text, flow.y, { size: SIZE });
    flow.advance(LINE);
  }
  if (discount) {
    writer.text(discount, column.text, flow.y, small);
    flow.advance(LINE);
  }
  flow.advance(GAP);
}

function drawFigures(flow: PageFlow, position: SnapshotPosition, number: number, context: RowContext): void {
  const { writer, y } = flow;
  const { document, format, column } = context;
  const style = { size: SIZE };
  writer.textRight(String(number), column.number + mm(5), y, { size: SIZE, color: ink.soft });
  writer.textRight(format.decimal(trimQuantity(position.quantity ?? '0')), column.quantity, y, style);
  if (position.unit) writer.text(unitLabel(position.unit, document.language), column.unit, y, style);
  writer.textRight(format.decimal(trimPrice(position.unitPrice ?? '0')), column.price, y, style);
  writer.textRight(vatMark(position, format), column.vat, y, { size: SIZE, color: ink.soft });
  writer.textRight(format.decimal(position.amount ?? '0.00'), column.amount, y, style);
}

function vatMark(position: SnapshotPosition, format: PrintFormat): string {
  return position.vatKey === 'exempt' || position.vatKey === 'reverse'
    ? '–'
    : `${format.compact(position.vatRate ?? '0')} %`;
}

function discountLine(position: SnapshotPosition, { texts, format }: RowContext): string | null {
  const percent = position.discountPercent;
  if (!percent || Number(percent) === 0) return null;
  return `${texts.lineDiscount} ${format.compact(percent)} %`;
}

/** At least two decimals, so that the decimal points stand below each other. */
function trimQuantity(value: string): string {
  const [whole = '0', fraction = ''] = value.split('.');
  return `${whole}.${fraction.replace(/0+$/, '').padEnd(2, '0')}`;
}
