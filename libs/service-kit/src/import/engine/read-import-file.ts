import {
  importErrors,
  importMaxColumns,
  type ImportSettingsBase,
  type ImportView,
} from '@jahrring/contracts-common/imports';
import { AppError } from '../../errors/app-error';
import type { CsvRow } from '../read-csv';
import { readTable, type Table } from '../read-table';
import { TableError } from '../table-error';

/** Limits of the files of an import. */
export interface FileLimits {
  /** Workbooks are refused as what they are. */
  readonly textOnly?: boolean;
  /** Most rows below the titles (default: what a table may have). */
  readonly maxRows?: number;
}

const samplesPerColumn = 3;
const sampleLength = 200;

export interface ImportFile extends Pick<ImportView, 'encoding' | 'delimiter' | 'columns'> {
  /** The first line, which may hold titles or a record. */
  first: CsvRow;
  rows: readonly CsvRow[];
  /** Settings known from rows of a fixed format, if nothing is proposed from titles. */
  settings?: ImportSettingsBase;
}

/** The first values of a column that say something. */
function samplesOf(rows: readonly CsvRow[], column: number): string[] {
  const samples: string[] = [];
  for (const row of rows) {
    const value = row.cells[column]?.trim();
    if (value) samples.push(value.slice(0, sampleLength));
    if (samples.length === samplesPerColumn) break;
  }
  return samples;
}

/** Fault of a file that cannot be read; `context` chooses its sentence. */
function unreadable({ fault, line, column }: TableError, textOnly: boolean): AppError {
  if (fault === 'notATable')
    return new AppError(importErrors, textOnly ? 'IMPORT_NOT_CSV' : 'IMPORT_NOT_A_TABLE');
  if (fault === 'empty') return new AppError(importErrors, 'IMPORT_EMPTY');
  return new AppError(importErrors, 'IMPORT_MALFORMED', { line, column, context: fault });
}

async function tableOf(bytes: Uint8Array, definition: FileLimits): Promise<Table> {
  try {
    return await readTable(bytes);
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    throw unreadable(error, definition.textOnly === true);
  }
}

/** Reads a whole file or none of it; 422 says what is wrong with it and where. */
export async function readImportFile(bytes: Uint8Array, definition: FileLimits): Promise<ImportFile> {
  const { header, headerLine, rows, text } = await tableOf(bytes, definition);
  if (!text && definition.textOnly) throw new AppError(importErrors, 'IMPORT_NOT_CSV');
  if (header.length > importMaxColumns) {
    throw new AppError(importErrors, 'IMPORT_TOO_MANY_COLUMNS', { max: importMaxColumns });
  }
  const { maxRows: max } = definition;
  if (max !== undefined && rows.length > max) throw new AppError(importErrors, 'IMPORT_TOO_LONG', { max });
  const columns = header.map((title, column) => ({ header: title, samples: samplesOf(rows, column) }));
  const { encoding, delimiter } = text ?? { encoding: null, delimiter: null };
  return { encoding, delimiter, columns, first: { line: headerLine, cells: header }, rows };
}
