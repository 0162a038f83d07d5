/** Pairs of neighbouring letters, with how often each stands there. */
function bigrams(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (let at = 0; at < text.length - 1; at += 1) {
    const pair = text.slice(at, at + 2);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

/**
 * Returns the similarity of two texts, from 0 to 1: twice the number of shared letter pairs divided by the number of
 * all their pairs (Sørensen–Dice).
 */
export function similarity(a: string, b: string): number {
  if (a === b) return 1;
  const [first, second] = [bigrams(a), bigrams(b)];
  const all = Math.max(a.length - 1, 0) + Math.max(b.length - 1, 0);
  if (all === 0) return 0;
  let shared = 0;
  for (const [pair, count] of first) shared += Math.min(count, second.get(pair) ?? 0);
  return (2 * shared) / all;
}
