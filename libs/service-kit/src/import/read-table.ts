import { setImmediate as nextTurn } from 'node:timers/promises';
import { decodeText } from './decode-text';
import { detectDelimiter } from './detect-delimiter';
import { CsvSyntaxError, readCsv, type CsvFault, type CsvRow } from './read-csv';
import { readXlsx } from './read-xlsx';
import { isZip } from './unzip';

/** `notATable`: neither CSV nor XLSX; `empty`: nothing below the titles; a CSV fault: broken at line and column. */
export type TableFault = 'notATable' | 'empty' | CsvFault;

/** Says why a file cannot be read as a table; line and column count from 1, 0 where there is none. */
export class TableError extends Error {
  constructor(
    readonly fault: TableFault,
    readonly line = 0,
    readonly column = 0,
  ) {
    super(`${fault} at line ${line}, column ${column}`);
    this.name = 'TableError';
  }
}

export interface Table {
  header: string[];
  rows: CsvRow[];
}

const rowsPerTurn = 2000;

function workbookRows(bytes: Uint8Array): CsvRow[] {
  try {
    return readXlsx(bytes);
  } catch {
    // A ZIP that holds no workbook, or is cut off: whatever it is, it is no table.
    throw new TableError('notATable');
  }
}

async function textRows(bytes: Uint8Array): Promise<CsvRow[]> {
  const decoded = decodeText(bytes);
  if (!decoded) throw new TableError('notATable');
  const rows: CsvRow[] = [];
  try {
    for (const row of readCsv(decoded.text, detectDelimiter(decoded.text))) {
      rows.push(row);
      if (rows.length % rowsPerTurn === 0) await nextTurn();
    }
    return rows;
  } catch (error) {
    if (error instanceof CsvSyntaxError) throw new TableError(error.fault, error.line, error.column);
    throw error;
  }
}

/** Reads a CSV file or the first sheet of an XLSX workbook, by what its bytes are. Throws `TableError`. */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  const [header, ...rows] = isZip(bytes) ? workbookRows(bytes) : await textRows(bytes);
  if (!header || rows.length === 0) throw new TableError('empty');
  return { header: header.cells.map((title) => title.trim()), rows };
}
