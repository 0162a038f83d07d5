import type { TableLimits } from '@jahrring/contracts-common';
import { formattedText, type NumberFormat } from './cell-formats';
import type { RowSink } from './row-sink';
import type { XmlListener } from './read-xml';
import { TableError } from './table-error';

/** Parts of a workbook to which the cells of a sheet refer. */
export interface Workbook {
  strings: readonly string[];
  formats: readonly NumberFormat[];
}

type Attributes = Readonly<Record<string, string>>;

/** "AB12" → 28: the place of a cell in its row, from 1. Null for what is no reference. */
function columnOf(reference: string): number | null {
  // One letter more than the last column has, so that a column beyond it is told from no column.
  const letters = /^([A-Z]{1,4})/.exec(reference)?.[1];
  if (letters === undefined) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

/** Puts the rows of a worksheet together while its XML is read. Rows without any content are left out. */
export class SheetReader implements XmlListener {
  private line = 0;
  private cells: string[] | null = null;
  /** Of the cell that is open. */
  private column = 0;
  private kind: string | undefined;
  private style = 0;
  private value = '';
  private isValue = false;
  private isPhonetic = false;
  /** Cells of the first row: what stands beyond them has no title. */
  private width: number | undefined;

  constructor(
    private readonly book: Workbook,
    private readonly limits: TableLimits,
    private readonly sink: RowSink,
  ) {}

  open(name: string, attributes: Attributes): void {
    if (name === 'row') this.openRow(attributes);
    else if (name === 'c' && this.cells) this.openCell(attributes, this.cells);
    else if (name === 'rPh') this.isPhonetic = true;
    this.isValue = (name === 'v' || name === 't') && !this.isPhonetic;
  }

  text(text: string): void {
    if (!this.isValue) return;
    this.value += text;
    if (this.value.length > this.limits.cellLength)
      throw new TableError('cellTooLong', this.line, this.column);
  }

  close(name: string): void {
    this.isValue = false;
    if (name === 'rPh') this.isPhonetic = false;
    else if (name === 'c') this.closeCell();
    else if (name === 'row') this.closeRow();
  }

  turn(): Promise<void> {
    return this.sink.turn();
  }

  private openRow({ r }: Attributes): void {
    // A row in a row is no worksheet.
    if (this.cells) throw new TableError('notATable');
    this.line = r !== undefined && /^\d{1,9}$/.test(r) ? Number(r) : this.line + 1;
    if (this.line > this.limits.rows) throw new TableError('tooLarge', this.line);
    this.cells = [];
    this.column = 0;
  }

  private openCell({ r, t, s = '' }: Attributes, { length }: readonly string[]): void {
    this.column = (r === undefined ? null : columnOf(r)) ?? Math.max(length, this.column) + 1;
    if (this.column > this.limits.columns) {
      throw new TableError('tooManyColumns', this.line, this.limits.columns + 1);
    }
    this.kind = t;
    this.style = Number(s);
    this.value = '';
  }

  private closeCell(): void {
    const { cells, column, width } = this;
    if (!cells || (width !== undefined && column > width)) return;
    const text = this.cellText();
    if (text === '') return;
    while (cells.length < column) cells.push('');
    cells[column - 1] = text;
  }

  private closeRow(): void {
    const { cells, line } = this;
    this.cells = null;
    if (!cells?.some((cell) => cell.trim() !== '')) return;
    this.width ??= cells.length;
    this.sink.row({ line, cells });
  }

  private cellText(): string {
    const { kind, value, style } = this;
    if (kind === 's') return this.book.strings[Number(value)] ?? '';
    if (kind === 'b') return value === '1' ? 'true' : 'false';
    if (kind === undefined || kind === 'n') return formattedText(value, this.book.formats[style] ?? null);
    return kind === 'e' ? '' : value;
  }
}
