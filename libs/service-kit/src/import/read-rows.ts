import type { TableLimits } from '@jahrring/contracts-common';
import { decodeText, type TextEncoding } from './decode-text';
import { detectDelimiter } from './detect-delimiter';
import { CsvSyntaxError, readCsv, type CsvRow, type Delimiter } from './read-csv';
import { readXlsx } from './read-xlsx';
import { RowCounter, type RowSink } from './row-sink';
import { TableError } from './table-error';
import { isZip } from './zip-parts';

/** Format of a CSV file. */
export interface TextFormat {
  encoding: TextEncoding;
  delimiter: Delimiter;
}

const cellsPerTurn = 5_000;

/**
 * Reads a CSV file or the first sheet of a workbook, by what its bytes are, and tells row after row, the header first.
 * Answers how a CSV file is written; null for a workbook.
 * @throws TableError
 */
export async function readRows(
  bytes: Uint8Array,
  limits: TableLimits,
  sink: RowSink,
): Promise<TextFormat | null> {
  const counter = new RowCounter(limits);
  const row = (found: CsvRow) => {
    counter.add(found);
    sink.row(found);
  };
  const counted: RowSink = { row, turn: () => sink.turn() };
  if (!isZip(bytes)) return readText(bytes, limits, counted);
  await readXlsx(bytes, limits, counted);
  return null;
}

async function readText(bytes: Uint8Array, limits: TableLimits, sink: RowSink): Promise<TextFormat> {
  const decoded = decodeText(bytes);
  if (!decoded) throw new TableError('notATable');
  const { text, encoding } = decoded;
  const delimiter = detectDelimiter(text);
  let cells = 0;
  try {
    for (const row of readCsv(text, delimiter, limits)) {
      sink.row(row);
      cells += row.cells.length;
      if (cells < cellsPerTurn) continue;
      await sink.turn();
      cells = 0;
    }
  } catch (error) {
    if (error instanceof CsvSyntaxError) throw new TableError(error.fault, error.line, error.column);
    throw error;
  }
  return { encoding, delimiter };
}
