type Values<T extends string> = Readonly<Partial<Record<T, unknown>>>;

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The fields two people have changed from the same state, each to something else. Extra fields keep to themselves. */
export function clashingFields<T extends string>(
  base: Values<NoInfer<T>>,
  mine: Values<T>,
  theirs: Values<NoInfer<T>>,
): T[] {
  return (Object.keys(mine) as T[]).filter(
    (field) => field !== 'extra' && !same(base[field], theirs[field]) && !same(mine[field], theirs[field]),
  );
}
