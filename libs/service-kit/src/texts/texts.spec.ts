import { countedText, fillText } from './fill-text';
import { textCatalogue } from './text-catalogue';

const de = { title: 'Rechnung', days_one: '{{count}} Tag', days_other: '{{count}} Tage' };
const en = { title: 'Invoice', days_one: '{{count}} day', days_other: '{{count}} days' };
const ro = {
  title: 'Factură',
  days_one: '{{count}} zi',
  days_few: '{{count}} zile',
  days_other: '{{count}} de zile',
};
const catalogue = textCatalogue({ de, en, fr: de, it: de, ro });

describe('texts of a service', () => {
  it.each([
    ['en', 'Invoice'],
    ['en-GB', 'Invoice'],
    ['ro', 'Factură'],
    ['bo', 'Rechnung'],
    ['', 'Rechnung'],
  ])('are in the language of %j, else German', (locale, title) => {
    expect(catalogue.in(locale).title).toBe(title);
  });

  it('are there in every language at once', () => {
    expect(catalogue.all().map(({ title }) => title)).toEqual([
      'Rechnung',
      'Invoice',
      'Rechnung',
      'Rechnung',
      'Factură',
    ]);
  });

  it('hold values, which are never read as placeholders themselves', () => {
    expect(fillText('{{ name }}: {{sum}}, {{sum}}', { name: '{{sum}} $1', sum: 3 })).toBe('{{sum}} $1: 3, 3');
    expect(fillText('{{unknown}}.', {})).toBe('.');
  });

  it.each([
    ['de', 1, '1 Tag'],
    ['de', 0, '0 Tage'],
    ['ro', 1, '1 zi'],
    ['ro', 2, '2 zile'],
    ['ro', 20, '20 de zile'],
  ])('follow the plural of %s for %d', (locale, count, text) => {
    expect(countedText(locale, catalogue.in(locale), 'days', count)).toBe(text);
  });
});
