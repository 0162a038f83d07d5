import { foldText, holdsWords } from './fold-text';

describe('a text for word search', () => {
  it.each([
    ['Zürich', 'zurich'],
    ['Zu\u0308rich', 'zurich'],
    ['Straße', 'strasse'],
    ['STRAẞE', 'strasse'],
    ['Genève, Côté d’Été', 'geneve, cote d’ete'],
    ['Știință și țară', 'stiinta si tara'],
    ['Stoß-Förderung', 'stoss-forderung'],
    ['İstanbul', 'istanbul'],
    ['10^3 m³ `a` ~', '10^3 m³ `a` ~'],
    ['ཕྱག་ལས', 'ཕྱག་ལས'],
    ['', ''],
  ])('of %s is %s', (text, folded) => expect(foldText(text)).toBe(folded));

  it('is the same folded twice', () => {
    for (const text of ['Käfer ẞß', 'ÅÄÖ', 'ǅ']) expect(foldText(foldText(text))).toBe(foldText(text));
  });
});

describe('a search', () => {
  it.each([
    ['', 'Zürich'],
    ['  ', 'Zürich'],
    ['zurich', 'Zürich'],
    ['GENÈVE', 'Geneve'],
    ['gerber ueli', 'Ueli Gerber'],
    ['6000 ertrag', '6000 Erträge'],
    ['wald  ', 'Waldstrasse'],
  ])('for „%s“ finds %s', (search, text) => expect(holdsWords(search)(text)).toBe(true));

  it.each([
    ['gerber anna', 'Ueli Gerber'],
    ['zürich', 'Zug'],
    ['a', ''],
  ])('for „%s“ does not find %s', (search, text) => expect(holdsWords(search)(text)).toBe(false));
});
