import { plainHeader } from '../match-columns';

/**
 * Proposes what each column means by its title, every field once. `names` are plain headers; of two columns that both could
 * be a field, the one whose title stands earlier in its list gets it.
 */
export function proposeMapping<F extends string>(
  headers: readonly string[],
  fields: readonly F[],
  names: Readonly<Record<F, readonly string[]>>,
): (F | null)[] {
  const plain = headers.map(plainHeader);
  const mapping: (F | null)[] = headers.map(() => null);
  for (const field of fields) {
    const ranks = plain.map((header, column) => {
      const rank = mapping[column] ? -1 : names[field].indexOf(header);
      return rank === -1 ? Infinity : rank;
    });
    const best = Math.min(...ranks);
    if (best !== Infinity) mapping[ranks.indexOf(best)] = field;
  }
  return mapping;
}

/** The cells of a row by the fields they are read as; what is blank is left out. */
export function cellsByField<F extends string>(
  cells: readonly string[],
  mapping: readonly (F | null)[],
): Partial<Record<F, string>> {
  const found: Partial<Record<F, string>> = {};
  mapping.forEach((field, column) => {
    const text = cells[column]?.trim();
    if (field && text) found[field] = text;
  });
  return found;
}
