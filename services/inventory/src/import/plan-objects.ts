import { toFieldErrors } from '@jahrring/contracts-common';
import {
  createObject,
  objectImportFields,
  type CreateObject,
  type ObjectImportField,
  type ObjectImportOutcome,
  type ObjectImportResult,
} from '@jahrring/contracts-inventory';
import { Decimal } from 'decimal.js';
import { articleNumberKey } from '../object/object-keys';
import type { ObjectEntity } from '../object/object.entity';
import { kindOf, priceOf, unitOf, vatKeyOf } from './import-words';

/** A line of a file: the cells of the columns it has. */
export interface ImportRow {
  line: number;
  cells: Partial<Record<ObjectImportField, string>>;
}

type RowError = ObjectImportResult['rows'][number]['errors'][number];

export interface PlannedObject {
  line: number;
  title: string;
  articleNumber: string;
  outcome: ObjectImportOutcome;
  errors: RowError[];
  /** What is written; null where nothing is. */
  values: CreateObject | null;
  existing: ObjectEntity | null;
}

function toDraft({ cells }: ImportRow, existing: ObjectEntity | undefined) {
  const { kind, unit, price, vatRateKey } = cells;
  return {
    kind: kind ? kindOf(kind) : (existing?.kind ?? 'material'),
    title: cells.title ?? '',
    articleNumber: cells.articleNumber ?? null,
    description: cells.description ?? existing?.description ?? null,
    unit: unit ? unitOf(unit) : (existing?.unit ?? 'piece'),
    price: price ? priceOf(price) : (existing?.price ?? ''),
    vatRateKey: vatRateKey ? vatKeyOf(vatRateKey) : (existing?.vatRateKey ?? 'standard'),
    costCentre: cells.costCentre ?? existing?.costCentre ?? null,
    revenueCentre: cells.revenueCentre ?? existing?.revenueCentre ?? null,
  };
}

function isSame(existing: ObjectEntity, values: CreateObject): boolean {
  return objectImportFields.every((field) =>
    field === 'price'
      ? new Decimal(existing.price).eq(values.price)
      : (existing[field] ?? null) === (values[field] ?? null),
  );
}

/** What each row would do against the objects that bear its number; a number stands once in a file. */
export function planObjects(
  rows: readonly ImportRow[],
  existing: ReadonlyMap<string, ObjectEntity>,
): PlannedObject[] {
  const firstLines = new Map<string, number>();
  return rows.map((row) => {
    const key = articleNumberKey(row.cells.articleNumber);
    const present = key === null ? undefined : existing.get(key);
    const draft = toDraft(row, present);
    const shown = { line: row.line, title: draft.title, articleNumber: draft.articleNumber ?? '' };
    const parsed = createObject.safeParse(draft);
    const errors: RowError[] = parsed.success
      ? []
      : toFieldErrors(parsed.error.issues, draft).map(({ field, key, params }) => ({
          field,
          key,
          ...(params ? { params } : {}),
        }));
    const before = key === null ? undefined : firstLines.get(key);
    if (before !== undefined) errors.push({ field: 'articleNumber', key: 'validation.distinct' });
    else if (key !== null) firstLines.set(key, row.line);
    // Past entries and documents know it as what it is.
    if (present && draft.kind !== present.kind) errors.push({ field: 'kind', key: 'validation.different' });
    if (errors.length > 0 || !parsed.success) {
      return { ...shown, outcome: 'error', errors, values: null, existing: null };
    }
    const same = present !== undefined && isSame(present, parsed.data);
    const outcome = present ? (same ? 'same' : 'update') : 'create';
    return { ...shown, outcome, errors, values: same ? null : parsed.data, existing: present ?? null };
  });
}
