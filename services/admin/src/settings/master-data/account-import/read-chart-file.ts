import { accountImportMaxRows, adminErrors, type AccountImportField } from '@jahrring/contracts-admin';
import { AppError, matchColumns, readTable, TableError, type Table } from '@jahrring/service-kit';

/** Titles of columns as accounting packages write them, reduced by `plainHeader`. */
const columnNames: Readonly<Record<AccountImportField, readonly string[]>> = {
  number: [
    'konto', 'kontonummer', 'kontonr', 'ktonr', 'nummer', 'nr', 'account', 'accountnumber', 'accountno', 'number',
    'no', 'compte', 'numerodecompte', 'nodecompte', 'numero', 'conto', 'numeroconto', 'cont', 'numar', 'numarcont',
  ],
  title: [
    'bezeichnung', 'kontobezeichnung', 'kontoname', 'name', 'text', 'beschreibung', 'title', 'description',
    'accountname', 'designation', 'libelle', 'intitule', 'nom', 'denominazione', 'descrizione', 'nome', 'denumire',
  ],
  kind: ['art', 'typ', 'kontoart', 'kontotyp', 'kind', 'type', 'class', 'genre', 'genere', 'tipo', 'fel', 'tip', 'bclass'],
  vatKey: ['mwst', 'mwstcode', 'ust', 'steuer', 'steuerschlussel', 'vat', 'vatcode', 'tva', 'codetva', 'iva', 'codiceiva'],
}; // prettier-ignore

export interface ChartRow {
  line: number;
  number: string;
  title: string;
  kind: string;
  vatKey: string;
}

/** Where a field stands in the file, for the messages: its column from 1 and that column's title. */
export type ChartColumns = Partial<Record<AccountImportField, { column: number; header: string }>>;

export interface ChartFile {
  columns: ChartColumns;
  rows: ChartRow[];
}

async function tableOf(bytes: Uint8Array): Promise<Table> {
  try {
    return await readTable(bytes);
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    const { fault, line, column } = error;
    throw new AppError(adminErrors, 'IMPORT_UNREADABLE', { context: fault, line, column });
  }
}

/** Reads a chart of accounts from CSV or XLSX, or says what is wrong with the file and where. */
export async function readChartFile(bytes: Uint8Array): Promise<ChartFile> {
  const { header, rows } = await tableOf(bytes);
  const places = matchColumns(header, columnNames);
  for (const field of ['number', 'title'] as const) {
    if (places[field] === undefined) {
      throw new AppError(adminErrors, 'IMPORT_COLUMN_MISSING', { context: field });
    }
  }
  if (rows.length > accountImportMaxRows) {
    throw new AppError(adminErrors, 'IMPORT_TOO_LONG', { max: accountImportMaxRows });
  }
  const columns = Object.fromEntries(
    Object.entries(places).map(([field, at]) => [field, { column: at + 1, header: header[at] ?? '' }]),
  ) as ChartColumns;
  const cell = (cells: readonly string[], field: AccountImportField) => {
    const at = places[field];
    return at === undefined ? '' : (cells[at] ?? '').trim();
  };
  return {
    columns,
    rows: rows.map(({ line, cells }) => ({
      line,
      number: cell(cells, 'number'),
      title: cell(cells, 'title'),
      kind: cell(cells, 'kind'),
      vatKey: cell(cells, 'vatKey'),
    })),
  };
}
