import { wordsIn } from './words';

describe('words of a planned plugin', () => {
  it('are German where a language has none', () => {
    const words = { de: 'Drohnenflug', fr: 'Vol de drone', it: '' };
    expect(['de', 'fr', 'it', 'bo'].map((locale) => wordsIn(words, locale))).toEqual([
      'Drohnenflug',
      'Vol de drone',
      'Drohnenflug',
      'Drohnenflug',
    ]);
  });
});
