import { parseFixed } from '@jahrring/contracts-documents';
import { ink, mm, trimPrice, unitLabel } from '@jahrring/pdf';
import type { TextStyle } from '@jahrring/pdf';
import type { SnapshotPosition } from '../snapshot';
import type { Columns } from './position-columns';
import type { PrintContext, WordContext } from './print-context';

const GAP = mm(1.6);
/** A part of a collective position stands a little further in. */
const INDENT = mm(4);

/** A figure or a word in a column, on the row's first line. */
interface Cell {
  text: string;
  at: number;
  align: 'left' | 'right';
  style: TextStyle;
}

/** One printed position: its lines of text, and its cells beside the first of them. */
export interface Row {
  /** Broken when it is asked for the first time. */
  lines: () => string[];
  /** Small words below: a discount, what is optional. */
  notes: string[];
  cells: Cell[];
  x: number;
  style: TextStyle;
  lineHeight: number;
  gap: number;
  /** Nothing may come between this row and the next. */
  keepsNext: boolean;
  /** A rule above, as over a sum. */
  hasRule: boolean;
  /** Amount that it adds to the running sum, in hundredths. */
  adds: bigint;
}

/** The rows of a document's positions in their order; deposits stand among the totals. */
export function planRows(context: PrintContext, column: Columns): Row[] {
  const { positions } = context.document;
  const rows: Row[] = [];
  let number = 0;
  let showsParts = false;
  for (const position of positions) {
    if (!isPrinted(position, showsParts, context)) continue;
    if (isPriced(position)) number += 1;
    if (position.kind === 'collective') showsParts = Boolean(position.showParts);
    rows.push(planRow(context, column, position, number));
  }
  return rows.map((row, index) => {
    const next = rows[index + 1];
    return { ...row, keepsNext: row.keepsNext || Boolean(next?.hasRule) };
  });
}

function isPriced({ kind, isPart }: SnapshotPosition): boolean {
  return (kind === 'item' || kind === 'collective') && !isPart;
}

export function isPrinted(
  position: SnapshotPosition,
  showsParts: boolean,
  { look }: Pick<WordContext, 'look'>,
): boolean {
  if (position.isPart) return showsParts;
  if (position.kind === 'deposit') return false;
  if (position.kind === 'item' || position.kind === 'collective') return true;
  return look.showPrices || position.kind === 'text' || position.kind === 'heading';
}

function planRow(context: PrintContext, column: Columns, position: SnapshotPosition, number: number): Row {
  switch (position.kind) {
    case 'heading':
      return headingRow(context, column, position);
    case 'subtotal':
      return sumRow(context, column, position, context.texts.subtotal, true);
    case 'discount':
    case 'surcharge':
      return sumRow(context, column, position, adjustmentWord(context, position), false);
    case 'text':
    case 'deposit':
      return textRow(context, column, position);
    case 'item':
    case 'collective':
      return pricedRow(context, column, position, number);
  }
}

function pricedRow(context: PrintContext, column: Columns, position: SnapshotPosition, number: number): Row {
  const { writer, look } = context;
  const size = look.table.size - (position.isPart ? 1 : 0);
  const indent = position.isPart ? INDENT : 0;
  const style = { size, ...(position.isPart ? { color: ink.soft } : {}) };
  return {
    ...emptyRow(context, column),
    lines: once(() => writer.wrap(position.text, column.textWidth - indent, style)),
    notes: notesOf(context, position),
    cells: cellsOf(context, column, position, number),
    x: column.text + indent,
    style,
    gap: position.isPart ? GAP / 2 : GAP,
    adds: addsOf(position),
  };
}

function textRow({ writer, ...rest }: PrintContext, column: Columns, position: SnapshotPosition): Row {
  const context = { writer, ...rest };
  const width = writer.contentRight - column.text;
  const row = emptyRow(context, column);
  return { ...row, lines: once(() => writer.wrap(position.text, width, row.style)) };
}

function headingRow(context: PrintContext, column: Columns, position: SnapshotPosition): Row {
  const { writer, look } = context;
  const x = column.number ?? column.text;
  const style = { size: look.table.size + 0.5, bold: true, color: look.accent };
  const lines = once(() => writer.wrap(position.text, writer.contentRight - x, style));
  return { ...emptyRow(context, column), lines, x, style, keepsNext: true };
}

/** A word and an amount: a subtotal over what came so far, or a discount on it. */
function sumRow(
  context: PrintContext,
  column: Columns,
  position: SnapshotPosition,
  word: string,
  isSum: boolean,
): Row {
  const { writer, look, format } = context;
  const style = { size: look.table.size, bold: isSum };
  const label = [word, position.text].filter(Boolean).join(' ');
  const right = column.amount ?? writer.contentRight;
  const amount = {
    text: format.decimal(position.amount ?? '0.00'),
    at: right,
    align: 'right',
    style,
  } as const;
  return {
    ...emptyRow(context, column),
    lines: once(() => writer.wrap(label, right - column.text - mm(24), style)),
    cells: [amount],
    style,
    hasRule: isSum,
    adds: isSum ? 0n : addsOf(position),
  };
}

function emptyRow({ look }: PrintContext, column: Columns): Row {
  return {
    lines: () => [],
    notes: [],
    cells: [],
    x: column.text,
    style: { size: look.table.size },
    lineHeight: look.table.line,
    gap: GAP,
    keepsNext: false,
    hasRule: false,
    adds: 0n,
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function addsOf({ optional, isPart, amount }: SnapshotPosition): bigint {
  return optional || isPart ? 0n : parseFixed(amount ?? '0', 2);
}

function cellsOf(
  { document, format, look }: PrintContext,
  column: Columns,
  position: SnapshotPosition,
  number: number,
): Cell[] {
  const { isPart } = position;
  const soft = { size: look.table.size, color: ink.soft };
  const style =
    position.optional || isPart ? { ...soft, size: soft.size - (isPart ? 1 : 0) } : { size: soft.size };
  const cells: Cell[] = [];
  const add = (text: string | null, at: number | null, align: Cell['align'], with_: TextStyle = style) => {
    if (text !== null && text !== '' && at !== null) cells.push({ text, at, align, style: with_ });
  };
  if (!isPart && column.number !== null) add(String(number), column.number + mm(5), 'right', soft);
  const beside = isPart ? style : soft;
  add(position.articleNumber ?? null, column.articleNumber, 'left', beside);
  add(position.workDate && format.date(position.workDate), column.workDate, 'left', beside);
  add(format.decimal(trimPrice(position.quantity ?? '0')), column.quantity, 'right');
  if (position.unit) add(unitLabel(position.unit, document.language), column.unit, 'left');
  if (isPart) return cells;
  add(format.decimal(trimPrice(position.unitPrice ?? '0')), column.price, 'right');
  add(vatMark(position, format.compact), column.vat, 'right', soft);
  add(format.decimal(position.amount ?? '0.00'), column.amount, 'right');
  return cells;
}

function vatMark(position: SnapshotPosition, compact: (value: string) => string): string {
  return position.vatKey === 'exempt' || position.vatKey === 'reverse'
    ? '–'
    : `${compact(position.vatRate ?? '0')} %`;
}

function notesOf(context: PrintContext, position: SnapshotPosition): string[] {
  const notes = priceNotes(context, position);
  const hasPrice = context.look.showPrices && !position.isPart;
  return hasPrice && position.optional ? [...notes, context.texts.optional] : notes;
}

/** Returns the discount and surcharge of a line as they are printed below it: what stands between quantity × price and its amount. */
export function priceNotes({ texts, format, look }: WordContext, position: SnapshotPosition): string[] {
  if (!look.showPrices || position.isPart) return [];
  const notes: string[] = [];
  const addNote = (word: string, percent?: string | null, amount?: string | null) => {
    if (percent && Number(percent) !== 0) notes.push(`${word} ${format.compact(percent)} %`);
    if (amount && Number(amount) !== 0) notes.push(`${word} ${format.decimal(amount)}`);
  };
  addNote(texts.lineDiscount, position.discountPercent, position.discountAmount);
  addNote(texts.surcharge, position.surchargePercent, position.surchargeAmount);
  return notes;
}

/** "Rabatt 10 %", or "Rabatt" where an amount was given, also beside the percent: they are not what it comes to then. */
export function adjustmentWord({ texts, format, look }: WordContext, position: SnapshotPosition): string {
  // Positions that a last part carries are named by their text alone.
  if (position.allocations?.length) return '';
  const isDiscount = position.kind === 'discount';
  const percent = isDiscount ? position.discountPercent : position.surchargePercent;
  const amount = isDiscount ? position.discountAmount : position.surchargeAmount;
  const word = isDiscount ? texts.discount : texts.surcharge;
  return percent && (look.isFirstRelease || Number(amount ?? 0) === 0)
    ? `${word} ${format.compact(percent)} %`
    : word;
}
