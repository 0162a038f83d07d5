import {
  bookkeepingErrors,
  entryImportFields,
  entryImportLimits,
  type EntryImportField,
  type EntryImportSettings,
} from '@jahrring/contracts-bookkeeping';
import {
  AppError,
  cellsByField,
  type ImportFile,
  proposeMapping,
  readImportFile,
} from '@jahrring/service-kit';
import { transactionColumns } from './transaction-columns';

/** A row of the file: the cells that say something, by what they say. */
export interface TransactionRow {
  line: number;
  cells: Partial<Record<EntryImportField, string>>;
}

export interface TransactionFile extends Pick<ImportFile, 'first'> {
  settings: EntryImportSettings;
  rows: TransactionRow[];
}

const needed = ['bookedOn', 'debit', 'credit', 'amount'] as const;
const longestCell = 500;

/**
 * Reads the rows of a file that Banana's transactions were exported to: text divided by tabs, CSV or a workbook.
 *
 * @throws ENTRY_IMPORT_COLUMN_MISSING, and what is thrown for no table
 */
export async function readTransactionFile(bytes: Uint8Array): Promise<TransactionFile> {
  const { columns, first, rows } = await readImportFile(bytes, { maxRows: entryImportLimits.rows });
  const titles = columns.map(({ header }) => header);
  const mapping = proposeMapping(titles, entryImportFields, transactionColumns);
  if (needed.some((field) => !mapping.includes(field))) {
    throw new AppError(bookkeepingErrors, 'ENTRY_IMPORT_COLUMN_MISSING');
  }
  const said = rows.map(({ line, cells }) => {
    const known = cellsByField(
      cells.map((cell) => cell.trim().slice(0, longestCell)),
      mapping,
    );
    return { line, cells: known };
  });
  return {
    ...{ first, settings: { mapping, hasTitles: true, titles } },
    rows: said.filter(({ cells }) => Object.keys(cells).length > 0),
  };
}
