import { changedExtra } from '@jahrring/contracts-common';
import {
  createObject,
  hasPart,
  kindLooks,
  type CreateObject,
  type ObjectDraft,
  type ObjectKind,
  type ObjectView,
  type UpdateObject,
} from '@jahrring/contracts-inventory';

/** An empty form for an object of a kind, in its usual unit. */
export function emptyObject(kind: ObjectKind): ObjectDraft {
  return {
    kind,
    title: '',
    articleNumber: null,
    description: null,
    unit: kindLooks[kind].units[0],
    price: '',
    vatRateKey: 'standard',
    costCentre: null,
    revenueCentre: null,
    active: true,
    surcharges: [],
    datedPrices: [],
    rateCategoryId: null,
    companyPartId: null,
    assignedEmployeeIds: [],
    extra: {},
  };
}

/** Returns the form's values for a saved object. */
export function toDraft(object: ObjectView): ObjectDraft {
  const fields = Object.keys(emptyObject(object.kind)) as (keyof ObjectDraft & keyof ObjectView)[];
  const held = Object.fromEntries(fields.map((field) => [field, object[field]]));
  return { ...emptyObject(object.kind), ...held, price: object.price ?? '' };
}

/** A copy to start a new object from: everything but the number, which is given once. */
export function toCopy(object: ObjectView, title: string): ObjectDraft {
  return {
    ...toDraft(object),
    title: title.slice(0, createObject.shape.title.maxLength ?? undefined),
    articleNumber: null,
  };
}

/** The fields that differ from the saved object. The kind stays. */
export function changesOf(
  object: ObjectView,
  { id: _id, kind, extra: held, ...values }: CreateObject,
): UpdateObject {
  const saved = toDraft(object) as unknown as Record<string, unknown>;
  const changed = Object.entries(values).filter(
    ([field, value]) => JSON.stringify(value ?? null) !== JSON.stringify(saved[field] ?? null),
  );
  const patch = Object.fromEntries(changed) as UpdateObject;
  if (!hasPart(kind, 'surcharges')) delete patch.surcharges;
  const extra = changedExtra(object.extra, held);
  return extra ? { ...patch, extra } : patch;
}
