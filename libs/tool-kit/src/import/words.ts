import type { ImportWord, ImportWordView } from '@jahrring/contracts-common/imports';

/** Values of the form for a word: the record it means, or that its lines are left out. */
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

/** Returns the meanings entered for words, with their places in the form; words without a meaning are not sent. */
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

/** Returns the field in the form for an error in the sent data: `words.0.target` becomes `words.2.target`. */
export function fieldOf(field: string, places: readonly number[]): string {
  return field.replace(/^words\.(\d+)\./, (whole, sent: string) => {
    const place = places[Number(sent)];
    return place === undefined ? whole : `words.${place}.`;
  });
}

/** Returns the title of a new record: of client, number and title of a project the last. */
export function titleOf({ word }: Pick<ImportWordView, 'word'>): string {
  return word.split(' · ').at(-1) ?? word;
}
