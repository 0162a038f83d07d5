import { foldText } from '@jahrring/contracts-common';

/** Records that can be named in a quick-entry line. */
export interface Named {
  title: string;
  /** Of a project. */
  number?: string;
  articleNumber?: string | null;
}

/** Match for a word: one record, or several between which the person must choose. */
export interface FoundNamed<T> {
  item: T | null;
  /** Best first; empty where `item` is clear or nothing fits. */
  others: T[];
}

const most = 6;

/**
 * Returns the match for a typed word among `items`, those used last first. A number, its digits alone or a whole title
 * are clear if exactly one fits; so is any other part of a number or title that only one has. Otherwise the person must
 * choose, nothing is guessed.
 */
export function findNamed<T extends Named>(items: readonly T[], word: string): FoundNamed<T> {
  const wanted = foldText(word).trim();
  if (wanted === '') return { item: null, others: [] };
  const exact = items.filter((item) => namesOf(item).includes(wanted));
  const digits = items.filter(
    ({ number }) => number && foldText(number).trim().replace(/^\D+/, '') === wanted,
  );
  const [first, second] = exact.length > 0 ? exact : digits;
  if (first && !second) return { item: first, others: [] };
  const part = items.filter((item) => namesOf(item).some((name) => name.includes(wanted)));
  const others = first ? [...new Set([...exact, ...digits, ...part])] : byBeginning(part, wanted);
  const [only, another] = others;
  return only && !another ? { item: only, others: [] } : { item: null, others: others.slice(0, most) };
}

function namesOf({ title, number, articleNumber }: Named): string[] {
  return [title, number, articleNumber].flatMap((name) => (name ? [foldText(name).trim()] : []));
}

/** Those that begin with the word come first; else the order stays. */
function byBeginning<T extends Named>(items: readonly T[], wanted: string): T[] {
  const begins = (item: T) => namesOf(item).some((name) => name.startsWith(wanted));
  return [...items.filter(begins), ...items.filter((item) => !begins(item))];
}
