import type { CsvRow } from './read-csv';
import type { TextFormat } from './read-rows';
import { TableError } from './table-error';
import { tableWorkers } from './table-workers';

export interface Table {
  header: string[];
  /** Line of the file in which the header begins, from 1. */
  headerLine: number;
  rows: CsvRow[];
  /** Format of a CSV file; null for a workbook. */
  text: TextFormat | null;
}

/**
 * Reads a CSV file or the first sheet of an XLSX workbook, by what its bytes are, in a thread of its own and within
 * `tableLimits`.
 * @throws TableError, and UNAVAILABLE where too many files wait to be read
 */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  const { rows, text } = await tableWorkers.read(bytes);
  const header = rows.shift();
  if (!header || rows.length === 0) throw new TableError('empty');
  return { header: header.cells.map((title) => title.trim()), headerLine: header.line, rows, text };
}
