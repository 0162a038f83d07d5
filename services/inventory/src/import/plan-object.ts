import { toFieldErrors, type FieldError } from '@jahrring/contracts-common';
import {
  createObject,
  objectImportFields,
  type CreateObject,
  type ObjectImportField,
} from '@jahrring/contracts-inventory';
import type { RowPlan, ValueChanges } from '@jahrring/service-kit';
import { Decimal } from 'decimal.js';
import type { ObjectEntity } from '../object-record';
import { kindOf, priceOf, unitOf, vatKeyOf } from './import-words';

/** Fields of an object that a file can fill. */
export type ImportedObject = Pick<CreateObject, ObjectImportField>;
export type ObjectCells = Partial<Record<ObjectImportField, string>>;

export interface ObjectRow {
  line: number;
  cells: ObjectCells;
  mapping: readonly (ObjectImportField | null)[];
  /** Titles of the columns. */
  headers: readonly string[];
  existing: ObjectEntity | undefined;
  /** An earlier row of the file with the same article number. */
  sameNumberLine: number | undefined;
}

type Fault = Pick<FieldError, 'field' | 'code' | 'key' | 'params'>;

/** The row as the form's own schema takes it: what a file does not say stays as it is. */
function toDraft({ cells, existing }: ObjectRow) {
  const { kind, unit, price, vatRateKey } = cells;
  return {
    kind: kind ? kindOf(kind) : (existing?.kind ?? 'material'),
    title: cells.title ?? existing?.title ?? '',
    articleNumber: cells.articleNumber ?? null,
    description: cells.description ?? existing?.description ?? null,
    unit: unit ? unitOf(unit) : (existing?.unit ?? 'piece'),
    price: price ? priceOf(price) : (existing?.price ?? ''),
    vatRateKey: vatRateKey ? vatKeyOf(vatRateKey) : (existing?.vatRateKey ?? 'standard'),
    costCentre: cells.costCentre ?? existing?.costCentre ?? null,
    revenueCentre: cells.revenueCentre ?? existing?.revenueCentre ?? null,
  };
}

/** Places a field's fault in the file: in the column it was read from, or the first one if it has none. */
function placed({ line, mapping, headers }: ObjectRow, { field, code, key, params }: Fault) {
  const column = Math.max(mapping.indexOf(field as ObjectImportField), 0);
  const place = { line, column: column + 1, header: headers[column] ?? '' };
  return { ...place, field, code, key, ...(params ? { params } : {}) };
}

function faultsOf(row: ObjectRow, draft: ReturnType<typeof toDraft>): Fault[] {
  const { existing, sameNumberLine } = row;
  const parsed = createObject.safeParse(draft);
  const faults: Fault[] = parsed.success ? [] : toFieldErrors(parsed.error.issues, draft);
  if (sameNumberLine !== undefined) {
    const params = { line: sameNumberLine };
    faults.push({
      field: 'articleNumber',
      code: 'duplicateRow',
      key: 'inventory:import.duplicateRow',
      params,
    });
  }
  // Past entries and documents know it as what it is.
  if (existing && draft.kind !== existing.kind) {
    faults.push({ field: 'kind', code: 'different', key: 'inventory:import.otherKind' });
  }
  return faults;
}

/** Decides what a row does: create, change what it says otherwise, nothing, or why it cannot. */
export function planObject(row: ObjectRow): RowPlan<ImportedObject> {
  const draft = toDraft(row);
  const errors = faultsOf(row, draft)
    .map((fault) => placed(row, fault))
    .sort((a, b) => a.column - b.column);
  if (errors.length > 0) return { outcome: 'error', values: {}, changes: {}, errors };
  const values = createObject.parse(draft);
  const { existing } = row;
  if (!existing) return { outcome: 'create', values: own(values), changes: {}, errors };
  const changes: ValueChanges = {};
  for (const field of objectImportFields) {
    const [from, to] = [existing[field] ?? null, values[field] ?? null];
    const same = field === 'price' ? new Decimal(from ?? 0).eq(to ?? 0) : from === to;
    if (!same) changes[field] = { from, to };
  }
  const changed = Object.fromEntries(Object.entries(changes).map(([field, { to }]) => [field, to]));
  const outcome = Object.keys(changed).length > 0 ? 'update' : 'skip';
  return { outcome, values: changed, changes, errors };
}

/** Without what a form would fill in beside it. */
function own(values: CreateObject): ImportedObject {
  return Object.fromEntries(
    objectImportFields.map((field) => [field, values[field]]),
  ) as unknown as ImportedObject;
}
