import { tableLimits, type TableLimits } from '@jahrring/contracts-common';

export type Delimiter = ';' | ',' | '\t';
export type CsvFault =
  | 'unclosedQuote'
  | 'textAfterQuote'
  | 'tooManyCells'
  | 'tooFewCells'
  | 'tooManyColumns'
  | 'cellTooLong';

/** Reading stops at a cell or a row that is larger: what follows would be read for nothing. */
export type CsvLimits = Pick<TableLimits, 'columns' | 'cellLength'>;

export interface CsvRow {
  /** First line of the row in the file, from 1. */
  line: number;
  cells: string[];
}

/** Names the place where the file is broken; line and column (of the table) count from 1. */
export class CsvSyntaxError extends Error {
  constructor(
    readonly fault: CsvFault,
    readonly line: number,
    readonly column: number,
  ) {
    super(`${fault} at line ${line}, column ${column}`);
    this.name = 'CsvSyntaxError';
  }
}

interface Cursor {
  readonly text: string;
  readonly delimiter: Delimiter;
  readonly limits: CsvLimits;
  at: number;
  line: number;
}

/** Moves over a line end (LF, CRLF or CR) if there is one. */
function passLineEnd(cursor: Cursor): boolean {
  const { text, at } = cursor;
  if (text[at] !== '\n' && text[at] !== '\r') return false;
  cursor.at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
  cursor.line += 1;
  return true;
}

function readQuotedCell(cursor: Cursor, column: number): string {
  const { text } = cursor;
  const openedAt = cursor.line;
  let value = '';
  cursor.at += 1;
  while (cursor.at < text.length) {
    const start = cursor.at;
    while (cursor.at < text.length && !'"\r\n'.includes(text.charAt(cursor.at))) cursor.at += 1;
    value += text.slice(start, cursor.at);
    if (value.length > cursor.limits.cellLength) throw new CsvSyntaxError('cellTooLong', openedAt, column);
    const lineEndAt = cursor.at;
    if (passLineEnd(cursor)) {
      value += text.slice(lineEndAt, cursor.at);
    } else if (text[cursor.at + 1] === '"') {
      value += '"';
      cursor.at += 2;
    } else if (text[cursor.at] === '"') {
      cursor.at += 1;
      return value;
    }
  }
  throw new CsvSyntaxError('unclosedQuote', openedAt, column);
}

function readPlainCell(cursor: Cursor, column: number): string {
  const { text, delimiter } = cursor;
  const start = cursor.at;
  const end = Math.min(text.length, start + cursor.limits.cellLength + 1);
  while (cursor.at < end && text[cursor.at] !== delimiter && !'\r\n'.includes(text.charAt(cursor.at))) {
    cursor.at += 1;
  }
  if (cursor.at - start > cursor.limits.cellLength)
    throw new CsvSyntaxError('cellTooLong', cursor.line, column);
  return text.slice(start, cursor.at);
}

function readRow(cursor: Cursor): CsvRow {
  const line = cursor.line;
  const cells: string[] = [];
  for (;;) {
    if (cells.length >= cursor.limits.columns) {
      throw new CsvSyntaxError('tooManyColumns', line, cells.length + 1);
    }
    const quoted = cursor.text[cursor.at] === '"';
    cells.push(quoted ? readQuotedCell(cursor, cells.length + 1) : readPlainCell(cursor, cells.length + 1));
    if (cursor.text[cursor.at] === cursor.delimiter) {
      cursor.at += 1;
    } else if (cursor.at >= cursor.text.length || passLineEnd(cursor)) {
      return { line, cells };
    } else {
      throw new CsvSyntaxError('textAfterQuote', cursor.line, cells.length);
    }
  }
}

/** Empty cells beyond the header are what spreadsheets leave behind; anything else means that columns have shifted. */
function fitToHeader(row: CsvRow, width: number): CsvRow {
  if (row.cells.length < width) throw new CsvSyntaxError('tooFewCells', row.line, row.cells.length);
  const surplus = row.cells.findIndex((cell, index) => index >= width && cell.trim() !== '');
  if (surplus !== -1) throw new CsvSyntaxError('tooManyCells', row.line, surplus + 1);
  return { line: row.line, cells: row.cells.slice(0, width) };
}

/**
 * Reads a CSV text (RFC 4180) row by row, the header first. Rows without any content are left out.
 * Throws CsvSyntaxError at the first broken place: nothing after it could be trusted.
 */
export function* readCsv(
  text: string,
  delimiter: Delimiter,
  limits: CsvLimits = tableLimits,
): Generator<CsvRow> {
  const cursor: Cursor = { text, delimiter, limits, at: 0, line: 1 };
  let width: number | undefined;
  while (cursor.at < text.length) {
    const row = readRow(cursor);
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    width ??= row.cells.length;
    yield fitToHeader(row, width);
  }
}
