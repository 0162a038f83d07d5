import type { ImportWord, ImportWordView } from '@jahrring/contracts-time';

/** What the form holds for a word: the record it means, or that its lines are left out. */
export interface WordDraft {
  target: string | null;
  leftOut: boolean;
}

export interface WordsDraft {
  words: WordDraft[];
}

/** The form as somebody has explained the words before. */
export function toWordsDraft(views: readonly ImportWordView[]): WordsDraft {
  return { words: views.map(({ target, state }) => ({ target, leftOut: state === 'leftOut' })) };
}

/** What was said of words, with their places in the form; those nobody has explained are not sent. */
export function toWords(
  views: readonly ImportWordView[],
  { words }: WordsDraft,
): { said: ImportWord[]; places: number[] } {
  const explained = views.flatMap(({ kind, word }, place): { place: number; said: ImportWord }[] => {
    const { target = null, leftOut = false } = words[place] ?? {};
    if (leftOut) return [{ place, said: { kind, word, target: null } }];
    return target ? [{ place, said: { kind, word, target } }] : [];
  });
  return { said: explained.map(({ said }) => said), places: explained.map(({ place }) => place) };
}

/** Where a fault of what was sent stands in the form: `words.0.target` becomes `words.2.target`. */
export function fieldOf(field: string, places: readonly number[]): string {
  return field.replace(/^words\.(\d+)\./, (whole, sent: string) => {
    const place = places[Number(sent)];
    return place === undefined ? whole : `words.${place}.`;
  });
}

/** What a new record is called: of client, number and title of a project the last. */
export function titleOf({ word }: Pick<ImportWordView, 'word'>): string {
  return word.split(' · ').at(-1) ?? word;
}
