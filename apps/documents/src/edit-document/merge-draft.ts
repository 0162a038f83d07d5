import { bringBack } from './line-list';
import type { Line } from './lines';

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Lines that two people have changed: what both changed to different things stays mine. */
export interface MergedLines {
  merged: Line[];
  /** Count of lines that both have changed to something else, or that one has removed and the other changed. */
  clashes: number;
}

/** A line without what is of this page only. */
function content(line: Line | undefined): unknown {
  if (!line) return null;
  const { key: _key, ...rest } = line;
  return rest;
}

/**
 * The lines of both, in my order: mine where I changed them, theirs elsewhere. Lines only they have are put where they
 * put them; what one removed stays away unless the other changed it.
 */
export function mergeLines(
  base: readonly Line[],
  mine: readonly Line[],
  theirs: readonly Line[],
): MergedLines {
  const find = (lines: readonly Line[], id: string | null) =>
    id === null ? undefined : lines.find((line) => line.id === id);
  let clashes = 0;
  const kept = mine.flatMap((line) => {
    if (line.id === null) return [line];
    const [before, other] = [find(base, line.id), find(theirs, line.id)];
    const isMine = !same(content(line), content(before));
    if (!other) {
      if (isMine) clashes += 1;
      return isMine ? [{ ...line, id: null }] : [];
    }
    if (isMine && !same(content(other), content(before)) && !same(content(other), content(line)))
      clashes += 1;
    return [isMine ? line : { ...other, key: line.key }];
  });
  // Theirs that I have not: added by them, or removed by me and changed by them.
  const keyOf = new Map(kept.map((line) => [line.id, line.key]));
  const placed = theirs.flatMap((line) => {
    const key = keyOf.get(line.id);
    if (key !== undefined) return [{ ...line, key }];
    const before = find(base, line.id);
    if (before && same(content(before), content(line))) return [];
    if (before) clashes += 1;
    return [line];
  });
  return { merged: bringBack(kept, placed), clashes };
}
