type Bag = Record<string, unknown>;

const secret = /password|passphrase|secret|token|recovery|\bpin$/i;

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Values that may be kept: no passwords, no files. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  if (!isPlain(value)) return undefined;
  const kept = Object.entries(value).filter(([key]) => !secret.test(key));
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutSecrets(inner)]));
}

/** Blank, none and left out are the same; so is an object that holds nothing. */
function comparable(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return undefined;
  if (Array.isArray(value)) return value.map((inner) => comparable(inner) ?? null);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, comparable(inner)] as const)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

export function sameValues(one: unknown, two: unknown): boolean {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(two));
}

/** The values that differ from what a form began with. */
export function changedValues(values: Bag, base: Bag): Bag {
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => !sameValues(value, base[key])));
}
