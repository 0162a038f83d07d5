import { ink, mm } from '@jahrring/pdf';
import type { PageWriter } from '@jahrring/pdf';
import type { FlowContext, PrintContext } from './print-context';
import { isInclusive, listTotals } from './totals-rows';
import type { TotalsRow } from './totals-rows';

const LABEL_X = mm(112);
const LABEL_WIDTH = mm(62);
const LINE = mm(4.9);
/** The amount to be paid between its rules, with the room around it. */
const GRAND_HEIGHT = mm(13.6);
const noteStyle = { size: 8.5, color: ink.soft } as const;

/** Sums, VAT per rate, deposits, rounding and what is to be paid, kept together on one page. */
export function drawTotals(context: FlowContext): void {
  const { flow, writer } = context;
  flow.ensure(totalsHeight(context));
  for (const row of listTotals(context)) drawRow(context, row);
  drawGrandTotal(context);
  for (const note of notesOf(context)) {
    for (const line of writer.wrap(note, writer.contentWidth, noteStyle)) {
      writer.textRight(line, writer.contentRight, flow.y, noteStyle);
      flow.advance(LINE);
    }
  }
  if (notesOf(context).length > 0) flow.advance(mm(2));
}

/** Height of the block, so that the last position can stay with it. */
export function totalsHeight(context: PrintContext): number {
  const rows = listTotals(context).map((row) => labelLines(context, row).length);
  const lines = rows.reduce((sum, count) => sum + count, 0) + notesOf(context).length;
  return lines * LINE + GRAND_HEIGHT;
}

function drawGrandTotal({ flow, writer, document, texts, format, look }: FlowContext): void {
  const style = { size: 11.5, bold: true };
  const hasDeposits = document.positions.some(({ kind }) => kind === 'deposit');
  flow.advance(mm(0.8));
  writer.rule(flow.y, left(writer), writer.contentRight, look.accent);
  flow.advance(mm(1.8));
  const word = hasDeposits ? texts.toPay : texts.total;
  writer.text(`${word} ${document.currency}`, left(writer), flow.y, style);
  writer.textRight(format.decimal(document.totals.total), writer.contentRight, flow.y, style);
  flow.advance(mm(5.4));
  writer.rule(flow.y, left(writer), writer.contentRight, look.accent);
  flow.advance(mm(6));
}

function drawRow(context: FlowContext, row: TotalsRow): void {
  const { flow, writer, format } = context;
  const style = row.isDetail ? { size: 8.5, color: ink.soft } : { size: 9.5 };
  const top = flow.y;
  for (const line of labelLines(context, row)) {
    writer.text(line, left(writer), flow.y, style);
    flow.advance(LINE);
  }
  writer.textRight(format.decimal(row.amount), writer.contentRight, top, style);
}

function labelLines({ writer }: PrintContext, row: TotalsRow): string[] {
  return writer.wrap(row.label, LABEL_WIDTH, { size: row.isDetail ? 8.5 : 9.5 });
}

/** Returns the notes about the sums that the law requires or the reader needs. */
function notesOf(context: PrintContext): string[] {
  const { document, texts, format } = context;
  const { totals, currency, baseCurrency, exchangeRate, exchangeRateDate, baseTotal } = document;
  const notes: string[] = [];
  if (totals.groups.some(({ vatKey }) => vatKey === 'reverse')) notes.push(texts.reverseNote);
  if (isInclusive(context)) notes.push(texts.grossNote);
  if (baseCurrency && baseCurrency !== currency && exchangeRate) {
    const day = exchangeRateDate ? format.date(exchangeRateDate) : null;
    notes.push(texts.exchange(currency, format.compact(exchangeRate), baseCurrency, day));
    if (baseTotal) notes.push(texts.inBase(baseCurrency, format.decimal(baseTotal)));
  }
  return notes;
}

/** Left edge of the block: it stands at the right of every page. */
function left({ extraWidth }: PageWriter): number {
  return LABEL_X + extraWidth;
}
