import { objectKinds } from '@jahrring/contracts-inventory';
import { units } from '@jahrring/contracts-common';
import { serviceTexts } from '../i18n';
import { kindOf, priceOf, unitOf } from './import-words';

describe('words of an import', () => {
  it.each(['de', 'en', 'fr', 'it', 'ro'])('knows every kind as an export in %s writes it', (locale) => {
    const words = objectKinds.map((kind) => serviceTexts.in(locale).export.kinds[kind]);
    expect(words.map(kindOf)).toEqual([...objectKinds]);
  });

  it('knows every unit by its key', () => {
    expect(units.map(unitOf)).toEqual([...units]);
    expect(unitOf('Stk.')).toBe('piece');
  });

  it.each([
    ["1'234.50", '1234.50'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['12,5', '12.5'],
    ['CHF 78.00', '78.00'],
    ['gratis', 'gratis'],
  ])('reads %s as %s', (text, price) => {
    expect(priceOf(text)).toBe(price);
  });
});
