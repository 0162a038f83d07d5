import { ink, mm } from '@jahrring/pdf';
import type { PageFlow, PageWriter, PrintFormat } from '@jahrring/pdf';
import type { DocumentSnapshot } from './document-snapshot';
import type { PrintTexts } from './print-texts';

const LABEL_X = mm(112);
const LINE = mm(4.9);

/** Sums, VAT per rate, rounding and the grand total, kept together on one page. */
export function drawTotals(
  flow: PageFlow,
  document: DocumentSnapshot,
  texts: PrintTexts,
  format: PrintFormat,
): void {
  const rows = listRows(document, texts, format);
  const { writer } = flow;
  flow.ensure(rows.length * LINE + mm(12));
  for (const [label, amount] of rows) drawRow(flow, label, format.decimal(amount));
  flow.advance(mm(0.8));
  writer.rule(flow.y, left(writer), writer.contentRight, ink.text);
  flow.advance(mm(1.8));
  const total = format.decimal(document.totals.total);
  writer.text(`${texts.total} ${document.currency}`, left(writer), flow.y, { size: 11.5, bold: true });
  writer.textRight(total, writer.contentRight, flow.y, { size: 11.5, bold: true });
  flow.advance(mm(5.4));
  writer.rule(flow.y, left(writer), writer.contentRight, ink.text);
  flow.advance(mm(6));
}

function listRows(document: DocumentSnapshot, texts: PrintTexts, format: PrintFormat): [string, string][] {
  const { totals, discountPercent } = document;
  const rows: [string, string][] = [];
  if (totals.discount !== '0.00' && discountPercent) {
    rows.push([texts.subtotal, totals.subtotal]);
    rows.push([`${texts.discount} ${format.compact(discountPercent)} %`, negate(totals.discount)]);
  }
  rows.push([texts.netTotal, totals.net]);
  for (const group of totals.groups) {
    const net = format.decimal(group.net);
    if (group.vatKey === 'exempt') rows.push([texts.exempt(net), group.vat]);
    else if (group.vatKey === 'reverse') rows.push([texts.reverse(net), group.vat]);
    else if (group.vatKey === 'zero') rows.push([texts.zero(net), group.vat]);
    else rows.push([texts.vatOn(format.compact(group.rate), net), group.vat]);
  }
  if (totals.rounding !== '0.00') rows.push([texts.rounding, totals.rounding]);
  return rows;
}

function drawRow(flow: PageFlow, label: string, amount: string): void {
  const { writer, y } = flow;
  writer.text(label, left(writer), y, { size: 9.5 });
  writer.textRight(amount, writer.contentRight, y, { size: 9.5 });
  flow.advance(LINE);
}

/** Left edge of the block: it stands at the right of every page. */
function left({ extraWidth }: PageWriter): number {
  return LABEL_X + extraWidth;
}

function negate(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}
