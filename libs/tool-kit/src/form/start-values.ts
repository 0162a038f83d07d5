/** Returns what a form starts with: of each field of `empty` the record's value, and where it holds none that of `empty`. */
export function startValues<const Empty extends object, Stored extends { [K in keyof Empty]?: unknown }>(
  empty: Empty,
  stored: Stored | null | undefined,
) {
  const fields = Object.entries(empty).map(([name, value]) => [name, stored?.[name as keyof Empty] ?? value]);
  return Object.fromEntries(fields) as {
    -readonly [K in keyof Empty]: Empty[K] | (K extends keyof Stored ? NonNullable<Stored[K]> : never);
  };
}
