import type { DuplicateReason } from '@jahrring/contracts-addresses';
import { compareAddresses, fingerprint, type Comparable, type Fingerprint } from './compare-addresses';

export interface FoundPair<T> {
  score: number;
  reasons: DuplicateReason[];
  first: T;
  second: T;
}

/** From here on two addresses are probably the same. */
export const probable = 0.75;
/** Addresses that share less than a name's beginning and town are not compared; nor is what too many share. */
const largestBlock = 300;
const beginning = 3;

/** Returns the keys that probable duplicates have in common; each is cheap to look up. */
function blocksOf({ name, words, numbers, email, vat, zip, city }: Fingerprint): string[] {
  const places = [zip, city].filter((place) => place !== '');
  const near = words.flatMap((word) => places.map((place) => `n:${word.slice(0, beginning)}|${place}`));
  const direct = [`w:${name}`, `v:${vat}`, `e:${email}`, ...numbers.map((number) => `p:${number}`)];
  return [...new Set([...near, ...direct.filter((key) => key.length > 2)])];
}

/** Pairs of addresses that are probably the same, the likeliest first. */
export function findDuplicates<T extends Comparable & { id: string }>(
  addresses: readonly T[],
): FoundPair<T>[] {
  const prints = addresses.map(fingerprint);
  const blocks = new Map<string, number[]>();
  prints.forEach((print, at) => {
    for (const key of blocksOf(print)) {
      const block = blocks.get(key);
      if (block) block.push(at);
      else blocks.set(key, [at]);
    }
  });
  const pairs = new Map<string, FoundPair<T>>();
  for (const block of blocks.values()) {
    if (block.length < 2 || block.length > largestBlock) continue;
    for (const [i, j] of pairsOf(block)) {
      const [first, second, a, b] = [addresses[i], addresses[j], prints[i], prints[j]];
      if (!first || !second || !a || !b || pairs.has(`${i} ${j}`)) continue;
      const likeness = compareAddresses(a, b);
      if (likeness.score >= probable) pairs.set(`${i} ${j}`, { ...likeness, first, second });
    }
  }
  return [...pairs.values()].toSorted((a, b) => b.score - a.score);
}

function* pairsOf(block: readonly number[]): Generator<[number, number]> {
  for (const [at, first] of block.entries()) {
    for (const second of block.slice(at + 1)) yield [first, second];
  }
}
