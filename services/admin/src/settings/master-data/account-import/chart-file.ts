import {
  accountImportFields,
  accountImportMaxRows,
  adminErrors,
  type AccountImportField,
  type AccountImportSettings,
} from '@jahrring/contracts-admin';
import {
  AppError,
  cellsByField,
  type ImportFile,
  proposeMapping,
  readImportFile,
} from '@jahrring/service-kit';
import type { AccountCells } from './plan-account';

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
}; // oxfmt-ignore

/** An account of a chart that is kept for licences to start from. */
export interface ChartRow extends Record<AccountImportField, string> {
  line: number;
}

/** Proposes columns by their titles; no title is a number: a first line that has one is an account already. */
export function proposeColumns(headers: readonly string[]): AccountImportSettings {
  const mapping = proposeMapping(headers, accountImportFields, columnNames);
  return { mapping, hasTitles: mapping.some(Boolean) || !headers.some((cell) => /^\d+$/.test(cell.trim())) };
}

/** Returns the cells of a row by their fields; a field that the file does not have is blank. */
export function accountCells(
  cells: readonly string[],
  mapping: AccountImportSettings['mapping'],
): AccountCells {
  return { number: '', title: '', kind: '', vatKey: '', ...cellsByField(cells, mapping) };
}

export interface ChartFile extends Pick<AccountImportSettings, 'mapping'> {
  headers: string[];
  rows: ChartRow[];
}

/** Reads a chart of accounts from CSV or XLSX, or says what is wrong with the file and where. */
export async function readChartFile(bytes: Uint8Array): Promise<ChartFile> {
  const { columns, rows } = await readImportFile(bytes, { maxRows: accountImportMaxRows });
  const headers = columns.map(({ header }) => header);
  const { mapping } = proposeColumns(headers);
  for (const field of ['number', 'title'] as const) {
    if (!mapping.includes(field))
      throw new AppError(adminErrors, 'IMPORT_COLUMN_MISSING', { context: field });
  }
  return {
    mapping,
    headers,
    rows: rows.map(({ line, cells }) => ({ line, ...accountCells(cells, mapping) })),
  };
}

/** A chart as an import of a fixed format: there are no columns to be explained. */
export function toImportFile(accounts: readonly ChartRow[]): ImportFile {
  return {
    ...{ encoding: null, delimiter: null, columns: [] },
    first: { line: 0, cells: [...accountImportFields] },
    rows: accounts.map((row) => ({ line: row.line, cells: accountImportFields.map((field) => row[field]) })),
    settings: { mapping: [...accountImportFields], hasTitles: true },
  };
}
