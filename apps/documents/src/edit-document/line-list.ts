import { newKey, type Line } from './lines';

/** Moves lines by one place, each block together; at either end nothing happens. */
export function moveLines(lines: readonly Line[], keys: ReadonlySet<string>, by: 1 | -1): Line[] {
  const moved = by === -1 ? [...lines] : [...lines].reverse();
  for (let at = 1; at < moved.length; at += 1) {
    const [before, line] = [moved[at - 1], moved[at]];
    if (before && line && keys.has(line.key) && !keys.has(before.key)) moved.splice(at - 1, 2, line, before);
  }
  return by === -1 ? moved : moved.reverse();
}

/** Puts a line where another one stands; dragged lines that are chosen together stay together. */
export function dropLines(
  lines: readonly Line[],
  keys: ReadonlySet<string>,
  dragged: string,
  over: string,
): Line[] {
  const from = lines.findIndex((line) => line.key === dragged);
  const to = lines.findIndex((line) => line.key === over);
  if (from < 0 || to < 0 || from === to) return [...lines];
  const taken = keys.has(dragged) ? keys : new Set([dragged]);
  const kept = lines.filter((line) => !taken.has(line.key));
  const target = lines[to];
  if (!target || taken.has(target.key)) return [...lines];
  const place = kept.indexOf(target) + (from < to ? 1 : 0);
  return kept.toSpliced(place, 0, ...lines.filter((line) => taken.has(line.key)));
}

/** Puts new lines below a line, or at the end. */
export function insertBelow(lines: readonly Line[], below: string | null, added: readonly Line[]): Line[] {
  const at = lines.findIndex((line) => line.key === below);
  return lines.toSpliced(at < 0 ? lines.length : at + 1, 0, ...added);
}

/** A copy of each chosen line, as one block below the last of them; copies bill no entries and come from nowhere. */
export function duplicateLines(
  lines: readonly Line[],
  keys: ReadonlySet<string>,
): { lines: Line[]; copies: Line[] } {
  const chosen = lines.filter((line) => keys.has(line.key) && line.kind !== 'deposit');
  const copies = chosen.map((line) => ({
    ...line,
    key: newKey(),
    id: null,
    sourceCount: 0,
    sourceDocumentId: null,
  }));
  return { lines: insertBelow(lines, chosen.at(-1)?.key ?? null, copies), copies };
}

/** Puts removed lines back where they stood, among what has changed meanwhile. */
export function bringBack(now: readonly Line[], before: readonly Line[]): Line[] {
  const present = new Set(now.map((line) => line.key));
  const result = [...now];
  before.forEach((line, place) => {
    if (present.has(line.key)) return;
    const neighbour = before.slice(0, place).findLast((other) => result.some(({ key }) => key === other.key));
    const at = neighbour ? result.findIndex(({ key }) => key === neighbour.key) + 1 : 0;
    result.splice(at, 0, line);
  });
  return result;
}
