import {
  type AccountImportCounts,
  type AccountImportError,
  type AccountKind,
  type AccountOutcome,
  createAccount,
  type CreateAccount,
} from '@jahrring/contracts-admin';
import { type FieldError, toFieldErrors, type VatKey } from '@jahrring/contracts-common';
import { kindOfNumber, kindOfWord, vatKeyOfWord } from './chart-words';
import type { ChartColumns, ChartRow } from './read-chart-file';

/** An account as it is, as far as an import can change it. */
export interface ExistingAccount {
  id: string;
  version: number;
  number: string;
  title: string;
  kind: AccountKind;
  vatKey: VatKey | null;
}

export interface PlannedAccount {
  line: number;
  number: string;
  title: string;
  kind: string;
  outcome: AccountOutcome;
  errors: AccountImportError[];
  /** What is written; null where nothing is. */
  values: CreateAccount | null;
  existing: ExistingAccount | null;
}

function errorAt(
  columns: ChartColumns,
  line: number,
  { field, code, key, params }: FieldError,
): AccountImportError {
  const place = columns[field as keyof ChartColumns];
  return {
    line,
    column: place?.column ?? 1,
    header: place?.header ?? '',
    field,
    key: key || `validation.${code}`,
    ...(params ? { params } : {}),
  };
}

/**
 * The row as the form's own schema takes it; a word nobody knows stays, so that the schema refuses it. What the file says
 * nothing of stays as the account has it.
 */
function toDraft(
  { number, title, kind, vatKey }: ChartRow,
  columns: ChartColumns,
  present: ExistingAccount | null,
) {
  const kept = columns.vatKey ? null : (present?.vatKey ?? null);
  return {
    number,
    title,
    kind: kind === '' ? (present?.kind ?? kindOfNumber(number)) : (kindOfWord(kind) ?? kind),
    vatKey: vatKey === '' ? kept : (vatKeyOfWord(vatKey) ?? vatKey),
  };
}

function isSame(existing: ExistingAccount, values: CreateAccount): boolean {
  return (
    existing.title === values.title &&
    existing.kind === values.kind &&
    existing.vatKey === (values.vatKey ?? null)
  );
}

/** What each row of a file would do, against the accounts that exist; a number stands once in a file. */
export function planAccounts(
  rows: readonly ChartRow[],
  columns: ChartColumns,
  existing: ReadonlyMap<string, ExistingAccount>,
): PlannedAccount[] {
  const firstLines = new Map<string, number>();
  return rows.map((row) => {
    const { line, number, title, kind } = row;
    const present = existing.get(number) ?? null;
    const draft = toDraft(row, columns, present);
    const shown = { line, number, title, kind: kind === '' ? draft.kind : (kindOfWord(kind) ?? kind) };
    const parsed = createAccount.safeParse(draft);
    const errors = parsed.success
      ? []
      : toFieldErrors(parsed.error.issues, draft).map((error) => errorAt(columns, line, error));
    const before = firstLines.get(number);
    if (number !== '' && before !== undefined) {
      const twice = {
        field: 'number',
        code: 'distinct',
        key: 'admin:accounts.import.twice',
        params: { line: before },
      };
      errors.push(errorAt(columns, line, twice));
    } else firstLines.set(number, line);
    if (errors.length > 0 || !parsed.success) {
      return { ...shown, outcome: 'error', errors, values: null, existing: null };
    }
    const values = parsed.data;
    const outcome = present ? (isSame(present, values) ? 'same' : 'update') : 'create';
    return { ...shown, outcome, errors, values: outcome === 'same' ? null : values, existing: present };
  });
}

export function countOutcomes(planned: readonly PlannedAccount[]): AccountImportCounts {
  const counts = { create: 0, update: 0, same: 0, error: 0 };
  for (const { outcome } of planned) counts[outcome] += 1;
  return counts;
}
