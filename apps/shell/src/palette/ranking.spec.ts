import texts from '../i18n/later/de.json';
import { rankOf, synonymsOf } from './ranking';

const german = synonymsOf(texts.palette.synonyms);
const rank = (label: string, query: string) => rankOf(label, query, german);

describe('what is typed into the palette', () => {
  it('fits best where a label begins with it, then a word, then a part of a word', () => {
    expect(['Zeit erfassen', 'Meine Zeit', 'Arbeitszeit'].map((label) => rank(label, 'zeit'))).toEqual([
      0, 1, 2,
    ]);
    expect(rank('Zürich Örlikon', 'orl zur')).toBe(1);
    expect(rank('Zürich', 'zug')).toBe(Infinity);
  });

  it.each([
    ['timer', 'Zeit erfassen'],
    ['stempeln', 'Meine Zeit'],
    ['ferien', 'Absenzen'],
    ['urlaub', 'Absenzenkalender'],
    ['rechnung', 'Neues Dokument'],
    ['Kunde', 'Adressen'],
    ['Säge', 'Maschinen und Fahrzeuge'],
    ['logout', 'Abmelden'],
  ])('finds by %s what is called %s', (query, label) => {
    expect(rank(label, query)).toBe(3);
  });

  it('takes no synonym of one or two letters, and none for what nobody calls so', () => {
    expect(rank('Absenzen', 'fe')).toBe(Infinity);
    expect(rank('Dokumente', 'ferien')).toBe(Infinity);
  });

  it('reads a list that a translator left unfinished', () => {
    expect(synonymsOf('timer > ; > time;; bill>document, letter ;')).toEqual([
      { said: ['bill'], written: ['document', 'letter'] },
    ]);
  });
});
