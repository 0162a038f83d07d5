/** "Strasse / Nr." → "strassenr": case, accents, spaces and signs do not tell columns apart. */
export function plainHeader(header: string): string {
  return header
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .replaceAll('°', 'o')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** For each field the place of its column; a field whose names no title bears has none. Names are plain headers. */
export function matchColumns<F extends string>(
  header: readonly string[],
  names: Readonly<Record<F, readonly string[]>>,
): Partial<Record<F, number>> {
  const plain = header.map(plainHeader);
  const found: Partial<Record<F, number>> = {};
  for (const field of Object.keys(names) as F[]) {
    const name = names[field].find((one) => plain.includes(one));
    if (name !== undefined) found[field] = plain.indexOf(name);
  }
  return found;
}
