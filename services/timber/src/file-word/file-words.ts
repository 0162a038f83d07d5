import type { FileWordKind } from '@jahrring/contracts-timber';

interface Word {
  kind: FileWordKind;
  name: string;
  value: string;
}

/** The meanings of words in files; capitals and blanks make no difference. */
export class FileWords {
  private readonly known: ReadonlyMap<string, string>;

  constructor(words: readonly Word[] = []) {
    this.known = new Map(words.map(({ kind, name, value }) => [keyOf(kind, name), value]));
  }

  /** undefined where nobody has said; '' where it means nothing. */
  get(kind: FileWordKind, name: string): string | undefined {
    return this.known.get(keyOf(kind, name));
  }

  /** Returns whether a word of that kind is mapped to this value. */
  means(kind: FileWordKind, value: string): boolean {
    return [...this.known].some(([key, said]) => key.startsWith(`${kind} `) && said === value);
  }

  /** Places of columns: as people have said by their titles, else as their titles are recognised. */
  columns<F extends string>(
    header: readonly string[],
    fields: readonly F[],
    recognised: Readonly<Partial<Record<F, number>>>,
  ): Partial<Record<F, number>> {
    const said = header.map((title) => this.get('column', title));
    const places: Partial<Record<F, number>> = {};
    for (const field of fields) {
      const own = said.indexOf(field);
      const found = recognised[field];
      // A title that somebody has given another meaning, or none, counts for that alone.
      if (own >= 0) places[field] = own;
      else if (found !== undefined && said[found] === undefined) places[field] = found;
    }
    return places;
  }
}

function keyOf(kind: FileWordKind, name: string): string {
  return `${kind} ${name.trim().replaceAll(/\s+/g, ' ').toLowerCase()}`;
}
