import { bookkeepingErrors, openingFields, openingLimits } from '@jahrring/contracts-bookkeeping';
import type { OpeningField, OpeningFile } from '@jahrring/contracts-bookkeeping';
import { AppError, matchColumns, readTable, TableError } from '@jahrring/service-kit';
import type { Table, Upload } from '@jahrring/service-kit';
import { columnNames } from './opening-columns';
import type { OpeningRow } from './opening.entity';

const needed: Readonly<Record<OpeningFile, readonly OpeningField[]>> = {
  balances: ['account'],
  items: ['number', 'amount', 'documentDate'],
};

/** The rows of a CSV or XLSX file, by the titles of its columns. @throws OPENING_UNREADABLE */
export async function readOpeningFile(upload: Upload, file: OpeningFile): Promise<OpeningRow[]> {
  const { header, rows } = await tableOf(upload);
  if (rows.length > openingLimits.rows) throw unreadable('tooLong', openingLimits.rows);
  const places = matchColumns(header, columnNames);
  const isMissing = needed[file].some((field) => places[field] === undefined);
  if (isMissing) throw unreadable('noColumn', 1);
  return rows
    .map(({ line, cells }) => {
      const known = openingFields.flatMap((field) => {
        const place = places[field];
        const text = place === undefined ? '' : unquoted(cells[place] ?? '').slice(0, 200);
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
  return new AppError(bookkeepingErrors, 'OPENING_UNREADABLE', { context, line, column });
}

/** Spreadsheets write an apostrophe in front of what they would calculate. */
function unquoted(text: string): string {
  return text.trim().replace(/^'(?=[=+\-@])/, '');
}
