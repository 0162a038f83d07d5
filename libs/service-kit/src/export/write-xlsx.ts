import { Readable } from 'node:stream';
import { neutraliseCell } from '@jahrring/contracts-common';
import type { Cell, Row, SheetData } from 'write-excel-file/node';
import { cellNumber } from './cell-number';
import { ColumnSum, type ColumnKind, type ExportCell, type ExportColumn } from './export-column';

const textWidth = 22;
const numberWidth = 14;
/** Of a workbook; a longer cell makes it unreadable. */
const maxCellLength = 32_767;
const maxSheetName = 31;

const formats: Readonly<Partial<Record<ColumnKind, string>>> = {
  money: '#,##0.00',
  price: '#,##0.00##',
  hours: '0.00',
  clock: '[h]:mm',
  date: 'dd.mm.yyyy',
  time: 'hh:mm',
  moment: 'dd.mm.yyyy hh:mm',
};

/** A name a sheet may bear: at most 31 characters, without `[]:*?/\` and without an apostrophe at either end. */
export function sheetName(title: string): string {
  const name = title.replaceAll(/[[\]:*?/\\]/g, '-').slice(0, maxSheetName);
  return name.trim().replaceAll(/^'+|'+$/g, '') || '-';
}

function textCell(text: string): Cell {
  const safe = neutraliseCell(text);
  return { value: safe.length > maxCellLength ? `${safe.slice(0, maxCellLength - 1)}…` : safe, type: String };
}

/** @param at where it stands in the workbook, both counted from 0 */
function toCell(cell: ExportCell, kind: ColumnKind, at: { row: number; column: number }): Cell {
  if (cell === null || cell === '') return null;
  if (cell instanceof ColumnSum) return sumCell(cell, kind, at);
  const number = cellNumber(cell, kind);
  if (number === null) return textCell(String(cell));
  const format = formats[kind];
  return { value: number, type: Number, ...(format ? { format } : {}) };
}

function sumCell(
  { rows }: ColumnSum,
  kind: ColumnKind,
  { row, column }: { row: number; column: number },
): Cell {
  const name = columnName(column);
  const format = formats[kind];
  const value = rows > 0 ? `SUM(${name}${row - rows + 1}:${name}${row})` : '0';
  return { value, type: 'Formula', fontWeight: 'bold', ...(format ? { format } : {}) };
}

/** `A`, `Z`, `AA` of a column that is counted from 0. */
function columnName(column: number): string {
  const letters = 26;
  const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(column % letters);
  return column < letters ? last : columnName(Math.floor(column / letters) - 1) + last;
}

/**
 * A workbook of one sheet with a fixed title row. Numbers, hours and days are such and can be added up; text is never
 * calculated, and neutralised all the same: sheets get copied into other files.
 */
export async function writeXlsx(
  sheet: string,
  columns: readonly ExportColumn[],
  rows: Iterable<readonly ExportCell[]> | AsyncIterable<readonly ExportCell[]>,
): Promise<Readable> {
  const titles: Row = columns.map(({ title }) => ({
    value: neutraliseCell(title),
    type: String,
    fontWeight: 'bold',
  }));
  const data: SheetData = [titles];
  for await (const row of rows) {
    const at = data.length;
    data.push(columns.map(({ kind }, column) => toCell(row[column] ?? null, kind, { row: at, column })));
  }
  const options = {
    sheet: sheetName(sheet),
    columns: columns.map(({ kind }) => ({ width: kind === 'text' ? textWidth : numberWidth })),
    stickyRowsCount: 1,
  };
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  return Readable.from(await writeXlsxFile(data, options).toBuffer());
}
