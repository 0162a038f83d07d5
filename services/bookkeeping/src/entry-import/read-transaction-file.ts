import { bookkeepingErrors, entryImportFields, entryImportLimits } from '@jahrring/contracts-bookkeeping';
import type { EntryImportField } from '@jahrring/contracts-bookkeeping';
import { AppError, matchColumns, readTable, TableError } from '@jahrring/service-kit';
import type { Table, Upload } from '@jahrring/service-kit';
import { transactionColumns } from './transaction-columns';

/** A row of the file: the cells that say something, by what they say. */
export interface TransactionRow {
  line: number;
  cells: Partial<Record<EntryImportField, string>>;
}

const needed = ['bookedOn', 'debit', 'credit', 'amount'] as const;
const longestCell = 500;

/**
 * The rows of a file that Banana's transactions were exported to: text divided by tabs, CSV or a workbook.
 *
 * @throws ENTRY_IMPORT_UNREADABLE
 */
export async function readTransactionFile(upload: Upload): Promise<TransactionRow[]> {
  const { header, rows } = await tableOf(upload);
  if (rows.length > entryImportLimits.rows) throw unreadable('tooLong', entryImportLimits.rows);
  const places = matchColumns(header, transactionColumns);
  if (needed.some((field) => places[field] === undefined)) throw unreadable('noColumn', 1);
  return rows
    .map(({ line, cells }) => {
      const known = entryImportFields.flatMap((field) => {
        const place = places[field];
        const text = place === undefined ? '' : (cells[place] ?? '').trim().slice(0, longestCell);
        return text === '' ? [] : [[field, text] as const];
      });
      return { line, cells: Object.fromEntries(known) };
    })
    .filter(({ cells }) => Object.keys(cells).length > 0);
}

async function tableOf(upload: Upload): Promise<Table> {
  try {
    return await readTable(await upload.read());
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    throw unreadable(error.fault, error.line, error.column);
  }
}

function unreadable(context: string, line = 0, column = 0): AppError {
  return new AppError(bookkeepingErrors, 'ENTRY_IMPORT_UNREADABLE', { context, line, column });
}
