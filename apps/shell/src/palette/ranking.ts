import { foldText } from '@jahrring/contracts-common';

/** Words people say, and the words that stand in labels instead. */
export interface Synonym {
  said: readonly string[];
  written: readonly string[];
}

/** A part of a word this short would find too much by its synonyms. */
const shortestSynonym = 3;

/** Reads the list of a language: `timer stopwatch > time; invoice bill > document, letter`. */
export function synonymsOf(list: string): Synonym[] {
  return list.split(';').flatMap((line) => {
    const [said = '', written = ''] = foldText(line).split('>');
    const words = said.split(/\s+/).filter(Boolean);
    const targets = written
      .split(',')
      .map((target) => target.trim())
      .filter(Boolean);
    return words.length > 0 && targets.length > 0 ? [{ said: words, written: targets }] : [];
  });
}

/**
 * Returns how well a label matches the query, best first: it begins with it (0), each word begins one of its words (1),
 * is inside of it (2), or is a synonym of one of its words (3). Infinity if a word is missing.
 */
export function rankOf(label: string, query: string, synonyms: readonly Synonym[]): number {
  const text = foldText(label);
  const typed = foldText(query).trim();
  if (text.startsWith(typed)) return 0;
  return Math.max(...typed.split(/\s+/).map((word) => rankOfWord(text, word, synonyms)));
}

function rankOfWord(text: string, word: string, synonyms: readonly Synonym[]): number {
  if (text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))) return 1;
  if (text.includes(word)) return 2;
  if (word.length < shortestSynonym) return Infinity;
  const isSaid = ({ said, written }: Synonym) =>
    said.some((one) => one.startsWith(word)) && written.some((target) => text.includes(target));
  return synonyms.some(isSaid) ? 3 : Infinity;
}
