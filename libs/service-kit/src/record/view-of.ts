import type { z } from 'zod';

/** Moments go out as text. */
type Shown<T> = T extends Date ? string : T;

/** Fields of a view that stand in the record as they are shown. */
type Copied<V, R> = {
  [K in keyof V & keyof R as [Shown<R[K]>] extends [V[K]] ? K : never]: V[K];
};

/** Fields of a view that its record lacks, or has otherwise; those that are copied may be given too. */
export type Added<V, R> = Omit<V, keyof Copied<V, R>> & Partial<Copied<V, R>>;

const fieldsOf = new WeakMap<z.ZodObject, readonly string[]>();

/**
 * The view of a record: the fields of its schema, copied from the record unless they are given here. What some readers
 * may not see has to be given.
 */
export function viewOf<S extends z.ZodObject, R extends object>(
  schema: S,
  record: R,
  ...given: object extends Added<z.output<S>, R>
    ? [added?: Added<z.output<S>, R>]
    : [added: Added<z.output<S>, R>]
): z.output<S> {
  const added = (given[0] ?? {}) as Record<string, unknown>;
  let fields = fieldsOf.get(schema);
  if (!fields) fieldsOf.set(schema, (fields = Object.keys(schema.shape)));
  const view: Record<string, unknown> = {};
  for (const field of fields) {
    const value = field in added ? added[field] : record[field as keyof R];
    view[field] = value instanceof Date ? value.toISOString() : value;
  }
  return view as z.output<S>;
}

/** The one of a list that was made of one. */
export function only<T>([one]: readonly T[]): T {
  if (one === undefined) throw new Error('One record has no view');
  return one;
}
