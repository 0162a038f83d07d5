import { neutraliseCell } from './neutralise-cell';

/** First character of a CSV file, so that spreadsheets read it as UTF-8. */
export const csvStart = '\ufeff';

function csvCell(text: string, delimiter: string): string {
  const safe = neutraliseCell(text);
  return safe.includes(delimiter) || /["\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line as the spreadsheets of Switzerland open it: semicolons unless told, CRLF, nothing that is calculated. */
export function csvLine(cells: readonly string[], delimiter = ';'): string {
  return `${cells.map((cell) => csvCell(cell, delimiter)).join(delimiter)}\r\n`;
}
