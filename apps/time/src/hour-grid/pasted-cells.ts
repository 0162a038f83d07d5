/** One cell of what a spreadsheet has put on the clipboard, counted from where it is pasted. */
export interface PastedCell {
  row: number;
  column: number;
  text: string;
}

/** Lines and tabs of a spreadsheet, in reading order; the line end after the last row is none of it. */
export function cellsOf(text: string): PastedCell[] {
  const lines = text.replace(/\r/g, '').replace(/\n$/, '').split('\n');
  return lines.flatMap((line, row) => line.split('\t').map((cell, column) => ({ row, column, text: cell })));
}
