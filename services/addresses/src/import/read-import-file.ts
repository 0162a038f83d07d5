import { addressesErrors, importMaxColumns, type AddressImportView } from '@jahrring/contracts-addresses';
import { AppError } from '@jahrring/service-kit';
import { decodeText } from './decode-text';
import { detectDelimiter } from './detect-delimiter';
import { CsvSyntaxError, readCsv, type CsvRow } from './read-csv';

const samplesPerColumn = 3;

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

function readRows(text: string, delimiter: ImportFile['delimiter']): CsvRow[] {
  try {
    return [...readCsv(text, delimiter)];
  } catch (error) {
    if (!(error instanceof CsvSyntaxError)) throw error;
    const { line, column, fault } = error;
    // `context` chooses the sentence for this fault.
    throw new AppError(addressesErrors, 'IMPORT_MALFORMED', { line, column, context: fault });
  }
}

/** Reads a whole CSV file or none of it; 422 says what is wrong with it and where. */
export function readImportFile(bytes: Uint8Array): ImportFile {
  const decoded = decodeText(bytes);
  if (!decoded) throw new AppError(addressesErrors, 'IMPORT_NOT_CSV');
  const { text, encoding } = decoded;
  const delimiter = detectDelimiter(text);
  const [header, ...rows] = readRows(text, delimiter);
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
