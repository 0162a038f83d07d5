import { csvLine, csvStart } from '@jahrring/contracts-common';

/** Rows to the bytes of a CSV file as the spreadsheets of Switzerland open it: UTF-8 with BOM, semicolons, CRLF. */
export async function* writeCsv(
  header: readonly string[],
  rows: AsyncIterable<readonly string[]>,
): AsyncGenerator<string> {
  yield csvStart + csvLine(header);
  for await (const row of rows) yield csvLine(row);
}
