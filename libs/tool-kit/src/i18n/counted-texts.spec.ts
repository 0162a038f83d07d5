import { localeValue } from '../state/locale';
import { createFormat } from './format';
import { addBundledMessages } from './i18n';
import { quantityText } from './quantity-text';
import german from './de.json';
import later from './later/de.json';
import romanianLater from './later/ro.json';
import { translate } from './use-t';

describe('counted texts', () => {
  beforeAll(() => {
    addBundledMessages('de', 'common', german);
    addBundledMessages('de', 'common', later);
    addBundledMessages('ro', 'common', romanianLater);
    addBundledMessages('de', 'list', {
      rows_one: '{{count}} Zeile',
      rows_other: '{{count}} Zeilen im Jahr {{year}}',
    });
  });
  afterEach(() => localeValue.set('de'));

  it('write the count as the region does, and no other number', () => {
    expect(translate('list:rows', { count: 12_345, year: 2026 })).toBe('12’345 Zeilen im Jahr 2026');
    expect(translate('list:rows', { count: 1 })).toBe('1 Zeile');
  });

  it.each([
    ['1', 'machine_hour', '1 Maschinenstunde'],
    ['3.500', 'machine_hour', '3.5 Maschinenstunden'],
    ['8420.5', 'm3', '8’420.5 m³'],
    ['2', 'load', '2 Fuhren'],
    ['-2', 'load', '−2 Fuhren'],
    ['4', null, '4'],
  ] as const)('put %s %s as %s', (quantity, unit, text) => {
    expect(quantityText(translate, createFormat('de-CH', 'Europe/Zurich'), quantity, unit)).toBe(text);
  });

  it('have the forms of the language, Romanian a third one', () => {
    localeValue.set('ro');
    const format = createFormat('ro-RO', 'Europe/Zurich');
    const texts = ['1', '3', '20'].map((quantity) => quantityText(translate, format, quantity, 'load'));
    expect(texts).toEqual(['1 încărcătură', '3 încărcături', '20 de încărcături']);
  });
});
