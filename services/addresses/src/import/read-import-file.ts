import { setImmediate as nextTurn } from 'node:timers/promises';
import { addressesErrors, importMaxColumns, type AddressImportView } from '@jahrring/contracts-addresses';
import {
  AppError,
  CsvSyntaxError,
  type CsvRow,
  decodeText,
  detectDelimiter,
  readCsv,
} from '@jahrring/service-kit';

const samplesPerColumn = 3;
const rowsPerTurn = 2000;

export interface ImportFile {
  encoding: AddressImportView['encoding'];
  delimiter: AddressImportView['delimiter'];
  columns: AddressImportView['columns'];
  rows: CsvRow[];
}

/** The first values of a column that say something. */
function samplesOf(rows: readonly CsvRow[], column: number): string[] {
  const samples: string[] = [];
  for (const row of rows) {
    const value = row.cells[column]?.trim();
    if (value) samples.push(value);
    if (samples.length === samplesPerColumn) break;
  }
  return samples;
}

/** Reads all rows; other requests get their turn in between. */
async function readRows(text: string, delimiter: ImportFile['delimiter']): Promise<CsvRow[]> {
  const rows: CsvRow[] = [];
  try {
    for (const row of readCsv(text, delimiter)) {
      rows.push(row);
      if (rows.length % rowsPerTurn === 0) await nextTurn();
    }
    return rows;
  } catch (error) {
    if (!(error instanceof CsvSyntaxError)) throw error;
    const { line, column, fault } = error;
    // `context` chooses the sentence for this fault.
    throw new AppError(addressesErrors, 'IMPORT_MALFORMED', { line, column, context: fault });
  }
}

/** Reads a whole CSV file or none of it; 422 says what is wrong with it and where. */
export async function readImportFile(bytes: Uint8Array): Promise<ImportFile> {
  const decoded = decodeText(bytes);
  if (!decoded) throw new AppError(addressesErrors, 'IMPORT_NOT_CSV');
  const { text, encoding } = decoded;
  const delimiter = detectDelimiter(text);
  const [header, ...rows] = await readRows(text, delimiter);
  if (!header || rows.length === 0) throw new AppError(addressesErrors, 'IMPORT_EMPTY');
  if (header.cells.length > importMaxColumns) {
    throw new AppError(addressesErrors, 'IMPORT_TOO_MANY_COLUMNS', { max: importMaxColumns });
  }
  const columns = header.cells.map((title, column) => ({
    header: title.trim(),
    samples: samplesOf(rows, column),
  }));
  return { encoding, delimiter, columns, rows };
}
