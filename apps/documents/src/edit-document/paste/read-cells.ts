/**
 * Cells of a block copied from a spreadsheet: tabs between columns, line breaks between rows; a cell with line breaks or
 * quotes of its own stands in quotes, as spreadsheets write it. Empty rows at the end are left out.
 */
export function readCells(block: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const text = block.replace(/\r\n?/g, '\n');
  while (at < text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at);
    row.push(cell.trim());
    if (text[end] !== '\t') {
      rows.push(row);
      row = [];
    } else if (end === text.length - 1) {
      row.push('');
      rows.push(row);
    }
    at = end + 1;
  }
  while (rows.at(-1)?.every((cell) => cell === '')) rows.pop();
  return rows;
}

function plainCell(text: string, from: number): { cell: string; end: number } {
  const length = text.slice(from).search(/[\t\n]/);
  const end = length < 0 ? text.length : from + length;
  return { cell: text.slice(from, end), end };
}

/** A cell in quotes; quotes that no tab or line break follows are part of a plain cell. */
function quotedCell(text: string, from: number): { cell: string; end: number } {
  const match = /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(text.slice(from));
  if (!match) return plainCell(text, from);
  return { cell: (match[1] ?? '').replaceAll('""', '"'), end: from + match[0].length };
}
