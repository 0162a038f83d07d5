import {
  accountImportFields,
  createAccount,
  type AccountImportField,
  type AccountImportSettings,
} from '@jahrring/contracts-admin';
import { type FieldError, toFieldErrors } from '@jahrring/contracts-common';
import type { RowPlan, ValueChanges } from '@jahrring/service-kit';
import type { AccountEntity } from '../account/account';
import { kindOfNumber, type KnownChart } from '../charts/kind-of-number';
import { kindOfWord, vatKeyOfWord } from './chart-words';

/** Fields of an account that a file can fill. */
export type ImportedAccount = Pick<AccountEntity, AccountImportField>;
export type AccountCells = Record<AccountImportField, string>;

export interface AccountRow {
  line: number;
  cells: AccountCells;
  mapping: AccountImportSettings['mapping'];
  /** Titles of the columns. */
  headers: readonly string[];
  existing?: AccountEntity | undefined;
  /** By whose number ranges accounts without a kind get theirs (default: the Swiss one). */
  chart?: KnownChart | undefined;
  /** An earlier row of the file with the same number. */
  sameNumberLine?: number | undefined;
}

/**
 * Reads the words of a row for the form's own schema; a word nobody knows stays, so that the schema refuses it. What a file does
 * not say stays as it is.
 */
export function accountDraft(
  { number, title, kind, vatKey }: AccountCells,
  { existing, chart }: Pick<AccountRow, 'existing' | 'chart'> = {},
) {
  return {
    number,
    title,
    kind: kind === '' ? (existing?.kind ?? kindOfNumber(number, chart)) : (kindOfWord(kind) ?? kind),
    vatKey: vatKey === '' ? (existing?.vatKey ?? null) : (vatKeyOfWord(vatKey) ?? vatKey),
  };
}

/** Decides what a row does: create, change, nothing, or why it cannot; a number stands once in a file. */
export function planAccount(row: AccountRow): RowPlan<ImportedAccount> {
  const draft = accountDraft(row.cells, row);
  const parsed = createAccount.safeParse(draft);
  const errors = parsed.success
    ? []
    : toFieldErrors(parsed.error.issues, draft).map((error) => placed(row, error));
  if (row.sameNumberLine !== undefined) {
    const params = { line: row.sameNumberLine };
    errors.push(
      placed(row, { field: 'number', code: 'distinct', key: 'admin:accounts.import.twice', params }),
    );
  }
  const shown = { kind: draft.kind as ImportedAccount['kind'] };
  if (errors.length > 0 || !parsed.success)
    return { outcome: 'error', values: {}, changes: {}, errors, shown };
  const { number, title, kind, vatKey = null } = parsed.data;
  const values: ImportedAccount = { number, title, kind, vatKey };
  const { existing } = row;
  if (!existing) return { outcome: 'create', values, changes: {}, errors, shown };
  const changes: ValueChanges = {};
  for (const field of accountImportFields) {
    if (existing[field] !== values[field]) changes[field] = { from: existing[field], to: values[field] };
  }
  const changed = Object.fromEntries(Object.entries(changes).map(([field, { to }]) => [field, to]));
  return {
    outcome: Object.keys(changes).length > 0 ? 'update' : 'skip',
    values: changed,
    changes,
    errors,
    shown,
  };
}

type Fault = Pick<FieldError, 'field' | 'code' | 'key' | 'params'>;

/** Places a field's fault in the file: in the column it was read from, or the first one if it has none. */
function placed({ line, mapping, headers }: AccountRow, { field, code, key, params }: Fault) {
  const column = Math.max(mapping.indexOf(field as AccountImportField), 0);
  const place = { line, column: column + 1, header: headers[column] ?? '' };
  return { ...place, field, code, key: key || `validation.${code}`, ...(params ? { params } : {}) };
}
