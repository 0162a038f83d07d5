function same(one: unknown, two: unknown): boolean {
  const plain = (value: unknown) => JSON.stringify(value === undefined || value === '' ? null : value);
  return plain(one) === plain(two);
}

/** The fields of `values` that differ from the record: what a PATCH sends. */
export function changesOf<T extends object>(record: object, values: T): Partial<T> {
  const before = record as Record<string, unknown>;
  const changed = Object.entries(values).filter(([field, value]) => !same(before[field], value));
  return Object.fromEntries(changed) as Partial<T>;
}
