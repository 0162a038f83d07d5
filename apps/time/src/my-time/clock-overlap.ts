import { minutesOf, overlaps, type EntryView } from '@jahrring/contracts-time';

type Clocked = Pick<EntryView, 'from' | 'to'>;

/** Returns true if two entries of one day overlap by the wall clock; the service checks again with instants. */
export function clockOverlap(entry: Clocked, other: Clocked): boolean {
  const [own, theirs] = [spanOf(entry), spanOf(other)];
  return own !== null && theirs !== null && overlaps(own, theirs);
}

function spanOf({ from, to }: Clocked) {
  if (!from || !to) return null;
  const startMs = minutesOf(from);
  const endMs = minutesOf(to);
  return { startMs, endMs: endMs > startMs ? endMs : endMs + 24 * 60 };
}
