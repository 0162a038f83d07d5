import { neutraliseCell } from './neutralise-cell';

const byteOrderMark = '\ufeff';

function writeCell(text: string): string {
  const safe = neutraliseCell(text);
  return /[";\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const writeLine = (cells: readonly string[]) => `${cells.map(writeCell).join(';')}\r\n`;

/** Rows to the bytes of a CSV file as the spreadsheets of Switzerland open it: UTF-8 with BOM, semicolons, CRLF. */
export async function* writeCsv(
  header: readonly string[],
  rows: AsyncIterable<readonly string[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + writeLine(header);
  for await (const row of rows) yield writeLine(row);
}
