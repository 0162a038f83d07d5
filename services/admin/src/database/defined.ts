export type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** The fields that were sent: an absent one stays as it is, null empties it. */
export function defined<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
}
