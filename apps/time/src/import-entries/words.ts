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

/** What was said of words; those nobody has explained are not sent. */
export function toWords(views: readonly ImportWordView[], { words }: WordsDraft): ImportWord[] {
  return views.flatMap(({ kind, word }, place): ImportWord[] => {
    const { target = null, leftOut = false } = words[place] ?? {};
    if (leftOut) return [{ kind, word, target: null }];
    return target ? [{ kind, word, target }] : [];
  });
}
