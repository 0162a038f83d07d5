import { type ImportSettings } from '@jahrring/contracts-addresses';
import { type FieldError } from '@jahrring/contracts-common';
import type { ImportRowError } from '@jahrring/contracts-common/imports';
import type { CsvRow, RowPlan, ValueChanges } from '@jahrring/service-kit';
import { type AddressEntity } from '../address';
import type { MappedRow } from './map-row';
import { importedAddress, checkValues } from './check-values';
import type { AddressValues } from './check-values';

export type AddressRowPlan = RowPlan<AddressValues>;

export interface RowContext {
  row: CsvRow;
  mapped: MappedRow;
  headers: readonly string[];
  settings: ImportSettings;
  /** The addresses that the match key finds; more than one is ambiguous. */
  matches: readonly AddressEntity[];
  /** An earlier row of the file with the same match key. */
  sameKeyLine?: number | undefined;
  /** Another address, or an earlier row, that already bears the row's customer number. */
  customerNumberTaken: boolean;
}

type AddressField = keyof AddressValues;

/** Places a field's error in the file: the column it was read from, or the first one if it has none. */
function placeError(context: RowContext, error: Omit<FieldError, 'in'>): ImportRowError {
  const column = context.mapped.columns[error.field as AddressField] ?? 0;
  const { field, code, key, params } = error;
  const place = { line: context.row.line, column: column + 1, header: context.headers[column] ?? '' };
  return { ...place, field, code, key, ...(params ? { params } : {}) };
}

const failed = (context: RowContext, errors: readonly Omit<FieldError, 'in'>[]): AddressRowPlan => ({
  outcome: 'error',
  values: {},
  changes: {},
  errors: errors.map((error) => placeError(context, error)),
});

const importError = (field: string, code: string, params?: FieldError['params']) => ({
  field,
  code,
  key: `addresses:validation.${code}`,
  ...(params ? { params } : {}),
});

/** Faults of the row as a whole, before its fields are looked at. */
function findRowFault(context: RowContext): Omit<FieldError, 'in'> | null {
  const { settings, matches, sameKeyLine, customerNumberTaken } = context;
  const keyField =
    settings.matchKey === 'nameZip' || settings.matchKey === 'none' ? 'name' : settings.matchKey;
  if (sameKeyLine !== undefined) return importError(keyField, 'duplicateRow', { line: sameKeyLine });
  if (matches.length > 1) return importError(keyField, 'ambiguous', { count: matches.length });
  if (customerNumberTaken) return importError('customerNumber', 'customerNumberTaken');
  if (matches[0]?.external && !settings.external && settings.onMatch === 'update') {
    return importError(keyField, 'external');
  }
  return null;
}

/** Only what the file says: an empty cell and a default never overwrite what is there. */
function valuesFromFile(mapped: MappedRow): Record<string, string> {
  const entries = Object.entries(mapped.values).filter(
    ([field, value]) =>
      value !== '' && (mapped.columns[field as AddressField] !== undefined || field === 'kind'),
  );
  return Object.fromEntries(entries);
}

/** Returns the address as it would be with the values of the file. */
function updatedInput(context: RowContext, existing: AddressEntity): Record<string, unknown> {
  const fields = Object.keys(importedAddress.shape) as AddressField[];
  const current = Object.fromEntries(fields.map((field) => [field, existing[field]]));
  return { ...current, ...valuesFromFile(context.mapped) };
}

function planUpdate(context: RowContext, existing: AddressEntity, checked: AddressValues): AddressRowPlan {
  const changes: ValueChanges = {};
  const values: Record<string, unknown> = {};
  for (const field of Object.keys(valuesFromFile(context.mapped)) as AddressField[]) {
    const [from, to] = [existing[field] ?? null, checked[field] ?? null];
    if (from === to) continue;
    changes[field] = { from, to };
    values[field] = to;
  }
  const outcome = Object.keys(changes).length > 0 ? 'update' : 'skip';
  return { outcome, values, changes, errors: [] };
}

/**
 * Decides what a row does: create, update, skip, or why it cannot. Pure: the dry run and the run itself ask the same
 * question and so get the same answer.
 */
export function planRow(context: RowContext): AddressRowPlan {
  const fault = findRowFault(context);
  const [existing] = context.matches;
  const ownWins = context.settings.external && existing && !existing.external;
  if (!fault && existing && (context.settings.onMatch === 'skip' || ownWins)) {
    return { outcome: 'skip', values: {}, changes: {}, errors: [] };
  }
  const input = existing ? updatedInput(context, existing) : context.mapped.values;
  const { values, errors } = checkValues(input);
  const all = fault ? [fault, ...errors] : errors;
  if (all.length > 0) return failed(context, all);
  return existing
    ? planUpdate(context, existing, values)
    : { outcome: 'create', values, changes: {}, errors: [] };
}
