import { newId } from '@jahrring/contracts-common';
import { WordMeanings, wordKey, type WordLookups } from './import-words';

const [oak, beech] = [newId(), newId()];
const known: Readonly<Record<string, string>> = { eiche: oak, buche: 'several' };

const lookups: WordLookups<'species', string> = {
  kinds: ['species'],
  word: (_kind, cell) => cell,
  find: (_kind, cell) => known[cell.toLowerCase()] ?? null,
  title: (_kind, id) => ({ [oak]: 'Eiche', [beech]: 'Buche' })[id] ?? null,
};
const meanings = (said: Record<string, string | null> = {}) =>
  new WordMeanings(lookups, {
    species: Object.fromEntries(Object.entries(said).map(([word, target]) => [wordKey(word), target])),
  });

describe('words of a file', () => {
  it('mean what somebody has said, otherwise what bears them', () => {
    expect(meanings().of('species', 'Eiche')).toBe(oak);
    expect(meanings({ Eiche: beech }).of('species', 'Eiche')).toBe(beech);
    expect(meanings({ 'Eiche, alt': beech }).of('species', 'EICHE  alt')).toBe(beech);
    expect(meanings({ Eiche: null }).of('species', 'Eiche')).toBe('leftOut');
    expect(meanings({ Eiche: newId() }).of('species', 'Eiche')).toBe(oak);
  });

  it('are listed where somebody has to explain them, or has, the most frequent first', () => {
    const words = meanings({ Ulme: beech, Linde: null }).list([
      'Föhre',
      'Eiche',
      'buche',
      'Föhre',
      'Ulme',
      '',
      'Linde',
    ]);
    expect(words.map(({ word, lines, state, targetTitle }) => [word, lines, state, targetTitle])).toEqual([
      ['Föhre', 2, 'unknown', null],
      ['buche', 1, 'ambiguous', null],
      ['Ulme', 1, 'mapped', 'Buche'],
      ['Linde', 1, 'leftOut', null],
    ]);
  });
});
