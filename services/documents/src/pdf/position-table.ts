import { formatFixed } from '@jahrring/contracts-documents';
import { ink, margin, mm } from '@jahrring/pdf';
import { fitLetters, placeColumns } from './position-columns';
import type { Columns } from './position-columns';
import { planRows } from './position-rows';
import type { Row } from './position-rows';
import type { FlowContext } from './print-context';

const small = { size: 8, color: ink.soft } as const;
/** More lines of one text than these may run over the page. */
const KEPT_LINES = 6;
const HEAD_HEIGHT = mm(4.2);
const HEAD_GAP = mm(1.6);
/** Height of the sum so far at the foot or the head of a page. */
const CARRY_HEIGHT = mm(6);

/** Draws all positions, the heading on every page; `tail` is the height that the last row stays together with. */
export function drawPositions(given: FlowContext, tail = 0): void {
  const context = { ...given, look: fitLetters(given.look) };
  const { flow } = context;
  const column = placeColumns(context.look, flow.writer);
  const rows = planRows(context, column);
  if (rows.length === 0) return;
  new PositionTable(context, column, rows, tail).draw();
}

class PositionTable {
  private sum = 0n;
  private readonly carries: boolean;

  constructor(
    private readonly context: FlowContext,
    private readonly column: Columns,
    private readonly rows: readonly Row[],
    private readonly tail: number,
  ) {
    const { look } = context;
    this.carries = look.carryOver && look.showPrices && column.amount !== null;
  }

  draw(): void {
    const { flow, look } = this.context;
    const first = look.isFirstRelease ? 0 : this.kept(0);
    flow.ensure(Math.max(mm(20), HEAD_HEIGHT + HEAD_GAP + first));
    this.drawHead();
    flow.reserved = this.carries ? CARRY_HEIGHT : 0;
    this.rows.forEach((row, index) => {
      flow.ensure(this.kept(index), this.onBreak);
      this.drawRow(row);
      this.sum += row.adds;
    });
    flow.reserved = 0;
    flow.writer.rule(flow.y);
    flow.advance(mm(2.5));
  }

  /** Height of a row with all that must not be parted from it. */
  private kept(index: number): number {
    const row = this.rows[index];
    if (!row) return 0;
    const own = Math.min(row.lines().length + row.notes.length, KEPT_LINES) * row.lineHeight + row.gap;
    if (index === this.rows.length - 1) return own + this.tail;
    return row.keepsNext ? own + this.kept(index + 1) : own;
  }

  private readonly onBreak = { before: () => this.drawCarry(false), after: () => this.drawTop() };

  private drawTop(): void {
    this.drawHead();
    this.drawCarry(true);
  }

  /** Draws the sum of the pages so far. */
  private drawCarry(isTop: boolean): void {
    if (!this.carries || this.sum === 0n) return;
    const { flow, texts, format, look } = this.context;
    const { writer } = flow;
    const style = { size: look.table.size, color: ink.soft };
    if (!isTop) {
      writer.rule(flow.y);
      flow.advance(HEAD_GAP);
    }
    writer.text(texts.carryOver, this.column.text, flow.y, style);
    const right = this.column.amount ?? writer.contentRight;
    writer.textRight(format.decimal(formatFixed(this.sum, 2)), right, flow.y, style);
    flow.advance(look.table.line + HEAD_GAP);
  }

  private drawHead(): void {
    const { flow, texts, document, look } = this.context;
    const { column } = this;
    const { writer, y } = flow;
    const left = (text: string, at: number | null) => at !== null && writer.text(text, at, y, small);
    const right = (text: string, at: number | null) => at !== null && writer.textRight(text, at, y, small);
    left(texts.position, column.number);
    left(texts.article, column.articleNumber);
    left(texts.day, column.workDate);
    left(texts.text, column.text);
    right(texts.quantity, column.quantity);
    left(texts.unit, column.unit);
    right(texts.price, column.price);
    right(texts.vat, column.vat);
    right(`${texts.amount} ${document.currency}`, column.amount);
    flow.advance(HEAD_HEIGHT);
    const color = look.colour === 'ink' ? ink.soft : look.accent;
    writer.rule(flow.y, margin.left, writer.contentRight, color);
    flow.advance(HEAD_GAP);
  }

  private drawRow(row: Row): void {
    const { flow } = this.context;
    const { writer } = flow;
    if (row.hasRule) writer.rule(flow.y - row.gap / 2, row.x);
    for (const { text, at, align, style } of row.cells) {
      if (align === 'left') writer.text(text, at, flow.y, style);
      else writer.textRight(text, at, flow.y, style);
    }
    for (const line of row.lines()) {
      flow.ensure(row.lineHeight, this.onBreak);
      writer.text(line, row.x, flow.y, row.style);
      flow.advance(row.lineHeight);
    }
    for (const note of row.notes) {
      writer.text(note, row.x, flow.y, small);
      flow.advance(row.lineHeight);
    }
    flow.advance(row.gap);
  }
}
