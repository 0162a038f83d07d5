import { Readable } from 'node:stream';
import { neutraliseCell } from '@jahrring/contracts-common';
import writeXlsxFile, { type Row, type SheetData } from 'write-excel-file/node';

const columnWidth = 22;

/**
 * A workbook of one sheet with a fixed title row. Every cell is text, so nothing is calculated, and neutralised all
 * the same: sheets get copied into other files.
 */
export async function writeXlsx(
  sheet: string,
  header: readonly string[],
  rows: AsyncIterable<readonly string[]>,
): Promise<Readable> {
  const titles: Row = header.map((title) => ({
    value: neutraliseCell(title),
    type: String,
    fontWeight: 'bold',
  }));
  const data: SheetData = [titles];
  for await (const row of rows)
    data.push(row.map((text) => (text ? { value: neutraliseCell(text), type: String } : null)));
  const columns = header.map(() => ({ width: columnWidth }));
  return Readable.from(await writeXlsxFile(data, { sheet, columns, stickyRowsCount: 1 }).toBuffer());
}
