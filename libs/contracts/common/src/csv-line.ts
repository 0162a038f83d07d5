import { neutraliseCell } from './neutralise-cell';

/** First character of a CSV file, so that spreadsheets read it as UTF-8. */
export const csvStart = '\ufeff';

function csvCell(text: string): string {
  const safe = neutraliseCell(text);
  return /[";\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line as the spreadsheets of Switzerland open it: semicolons, CRLF, nothing that is calculated. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`;
}
