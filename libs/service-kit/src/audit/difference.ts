type Values = Record<string, unknown>;

/** Returns the changes of an update: the old and the new values of the properties that differ. */
export function difference(before: Values, after: Values): [Values, Values] {
  const was: Values = {};
  const is: Values = {};
  for (const key of Object.keys(after)) {
    if (comparable(before[key]) === comparable(after[key])) continue;
    was[key] = before[key];
    is[key] = after[key];
  }
  return [was, is];
}

function comparable(value: unknown): unknown {
  if (value === undefined) return null;
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
