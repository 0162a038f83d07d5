import { spellings } from './fold';
import { holdsWords } from './word-search';

describe('words of a search', () => {
  it.each([
    ['Käfer', 'kaefer'],
    ['Kaefer', 'käfer'],
    ['Käfer', 'kafer'],
    ['Müller', 'MUELLER'],
    ['Mueller', 'müller'],
    ['Böhm', 'boehm'],
    ['Hauptstraße', 'strasse'],
    ['Hauptstrasse', 'straße'],
    ['Forêt de Bière', 'biere foret'],
    ['100 %_!', '%_!'],
  ])('of %s are found by %s', (text, search) => expect(holdsWords(text, search)).toBe(true));

  it.each([
    ['Käfer', 'kiefer'],
    ['Jonas', 'Joe'],
    ['Maur', 'Mauer'],
    ['100 Prozent', '%'],
    ['Käfer Ruth', 'käfer urs'],
  ])('of %s are not found by %s', (text, search) => expect(holdsWords(text, search)).toBe(false));

  it('are written in few ways, as typed first', () => {
    expect(spellings('Kaefer')).toEqual(['kaefer', 'kafer']);
    expect(spellings('KÄFER')).toEqual(['käfer', 'kaefer']);
    expect(spellings('Ast')).toEqual(['ast']);
  });
});
