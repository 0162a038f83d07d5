/** Returns a record's values without its version: what a form over all of them holds. */
export function withoutVersion<R extends { version: number }>({
  version: _version,
  ...values
}: R): Omit<R, 'version'> {
  return values;
}
