/** The word behind `@`, `#` or `*` at a place of a quick line. */
export interface Tag {
  mark: '@' | '#' | '*';
  /** Typed part of the name, up to the caret. */
  word: string;
  /** Position of mark and word in the line. */
  start: number;
  end: number;
}

const tagBefore = /(?:^|[\s,;+])([@#*])(?:"([^"]*)|([^\s,;+"]*))$/;

/** The tag in which the caret stands; null where it stands in none. */
export function tagAt(line: string, caret: number): Tag | null {
  const match = tagBefore.exec(line.slice(0, caret));
  if (!match) return null;
  const quoted = match[2] !== undefined;
  const word = (match[2] ?? match[3] ?? '').replaceAll('_', ' ');
  const length = (match[2] ?? match[3] ?? '').length + (quoted ? 2 : 1);
  const after = (quoted ? /^[^"]*"?/ : /^[^\s,;+"]*/).exec(line.slice(caret))?.[0] ?? '';
  return { mark: match[1] as Tag['mark'], word, start: caret - length, end: caret + after.length };
}

/** The first tag of a mark in a line. */
export function tagOf(line: string, mark: Tag['mark']): Tag | null {
  const pattern = new RegExp(String.raw`(^|[\s,;+])[${mark}](?:"([^"]*)"?|([^\s,;+"]*))`);
  const match = pattern.exec(line);
  if (!match) return null;
  const start = match.index + (match[1] ?? '').length;
  const word = (match[2] ?? match[3] ?? '').replaceAll('_', ' ');
  return { mark, word, start, end: match.index + match[0].length };
}

/** The line with a tag's word written out, and where the caret goes on. */
export function withTag(
  line: string,
  { mark, start, end }: Tag,
  name: string,
): { text: string; caret: number } {
  const written = /[\s,;+"]/.test(name) ? `${mark}"${name.replaceAll('"', '')}"` : `${mark}${name}`;
  const rest = line.slice(end).replace(/^\s+/, '');
  const text = `${line.slice(0, start)}${written} ${rest}`;
  return { text, caret: start + written.length + 1 };
}
