import { addressesErrors, importMaxColumns, type AddressImportView } from '@jahrring/contracts-addresses';
import { AppError, type CsvRow, readTable, type Table, TableError } from '@jahrring/service-kit';

const samplesPerColumn = 3;

export interface ImportFile {
  encoding: AddressImportView['encoding'];
  delimiter: AddressImportView['delimiter'];
  columns: AddressImportView['columns'];
  /** The first line, which may hold titles or an address. */
  first: CsvRow;
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

/** What is wrong with a file that cannot be read; `context` chooses the sentence for this fault. */
function unreadable({ fault, line, column }: TableError): AppError {
  if (fault === 'notATable') return new AppError(addressesErrors, 'IMPORT_NOT_CSV');
  if (fault === 'empty') return new AppError(addressesErrors, 'IMPORT_EMPTY');
  return new AppError(addressesErrors, 'IMPORT_MALFORMED', { line, column, context: fault });
}

async function tableOf(bytes: Uint8Array): Promise<Table> {
  try {
    return await readTable(bytes);
  } catch (error) {
    throw error instanceof TableError ? unreadable(error) : error;
  }
}

/** Reads a whole CSV file or none of it; 422 says what is wrong with it and where. */
export async function readImportFile(bytes: Uint8Array): Promise<ImportFile> {
  const { header, headerLine, rows, text } = await tableOf(bytes);
  if (!text) throw new AppError(addressesErrors, 'IMPORT_NOT_CSV');
  if (header.length > importMaxColumns) {
    throw new AppError(addressesErrors, 'IMPORT_TOO_MANY_COLUMNS', { max: importMaxColumns });
  }
  const columns = header.map((title, column) => ({ header: title, samples: samplesOf(rows, column) }));
  return { ...text, columns, first: { line: headerLine, cells: header }, rows };
}
