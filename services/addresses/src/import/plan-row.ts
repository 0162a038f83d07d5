import {
  createAddress,
  type CreateAddress,
  type ImportRowError,
  type ImportSettings,
  type RowOutcome,
} from '@jahrring/contracts-addresses';
import { toFieldErrors, type FieldError } from '@jahrring/contracts-common';
import type { CsvRow } from '@jahrring/service-kit';
import { normaliseNumbers } from '../address/address-numbers';
import type { AddressEntity } from '../address/address.entity';
import type { MappedRow } from './map-row';

/** A file fills no fields of the licence's own. */
export type AddressValues = Omit<CreateAddress, 'extra'>;
const importedAddress = createAddress.omit({ extra: true });
export type ValueChanges = Record<string, { from: string | null; to: string | null }>;

/** What an import does with one row; `values` are those of the new address or those that change. */
export interface RowPlan {
  outcome: RowOutcome;
  values: Partial<AddressValues>;
  changes: ValueChanges;
  errors: ImportRowError[];
}

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

const failed = (context: RowContext, errors: readonly Omit<FieldError, 'in'>[]): RowPlan => ({
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

function checkValues(context: RowContext, input: Record<string, unknown>): AddressValues | RowPlan {
  const parsed = importedAddress.safeParse(input);
  if (!parsed.success) return failed(context, toFieldErrors(parsed.error.issues, input));
  const numbers = normaliseNumbers(parsed.data, parsed.data.country);
  return numbers.errors.length > 0 ? failed(context, numbers.errors) : numbers.values;
}

const isPlan = (checked: AddressValues | RowPlan): checked is RowPlan => 'outcome' in checked;

function planUpdate(context: RowContext, existing: AddressEntity): RowPlan {
  const fromFile = valuesFromFile(context.mapped);
  const current: Record<string, unknown> = Object.fromEntries(
    Object.keys(importedAddress.shape).map((field) => [field, existing[field as AddressField]]),
  );
  const checked = checkValues(context, { ...current, ...fromFile });
  if (isPlan(checked)) return checked;
  const changes: ValueChanges = {};
  const values: Record<string, unknown> = {};
  for (const field of Object.keys(fromFile) as AddressField[]) {
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
export function planRow(context: RowContext): RowPlan {
  const fault = findRowFault(context);
  if (fault) return failed(context, [fault]);
  const [existing] = context.matches;
  if (!existing) {
    const checked = checkValues(context, context.mapped.values);
    return isPlan(checked) ? checked : { outcome: 'create', values: checked, changes: {}, errors: [] };
  }
  const ownWins = context.settings.external && !existing.external;
  if (context.settings.onMatch === 'skip' || ownWins) {
    return { outcome: 'skip', values: {}, changes: {}, errors: [] };
  }
  return planUpdate(context, existing);
}
