import { foldText } from './fold-text';

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
