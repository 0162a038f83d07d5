import fc from 'fast-check';
import { dateOrder, formatDate, isIsoDate, localToday, parseDate } from './parse-date';

const today = '2026-11-20'; // a Friday
const parse = (text: string, order?: 'dmy' | 'mdy' | 'ymd') =>
  parseDate(text, { today, ...(order ? { order } : {}) });

const anyDay = fc
  .date({ min: new Date('1970-01-01T00:00:00Z'), max: new Date('2069-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('parseDate', () => {
  it.each([
    ['+5', '2026-11-25'],
    ['-1', '2026-11-19'],
    ['+2w', '2026-12-04'],
    ['+1m', '2026-12-20'],
    ['mo', '2026-11-16'],
    ['Fr.', '2026-11-20'],
    ['sonntag', '2026-11-22'],
    ['gestern', '2026-11-19'],
    ['heute', '2026-11-20'],
    ['Übermorgen', '2026-11-22'],
    ['yesterday', '2026-11-19'],
    ['aujourd’hui', '2026-11-20'],
    ['domani', '2026-11-21'],
    ['mâine', '2026-11-21'],
    ['3', '2026-11-03'],
    ['3.', '2026-11-03'],
    ['4.3.', '2026-03-04'],
    ['4.3', '2026-03-04'],
    ['4. 3. 26', '2026-03-04'],
    ['4/3/2026', '2026-03-04'],
    ['04.03.2026', '2026-03-04'],
    ['0403', '2026-03-04'],
    ['040326', '2026-03-04'],
    ['04032026', '2026-03-04'],
    ['2026-3-4', '2026-03-04'],
    ['1.1.70', '1970-01-01'],
    ['29.2.28', '2028-02-29'],
  ])('reads %s as %s', (text, day) => {
    expect(parse(text)).toBe(day);
  });

  it.each([
    '',
    '  ',
    'wald',
    '31.2.',
    '29.2.26',
    '0',
    '32',
    '4.13.',
    '1.2.3.4',
    '+',
    '99999',
    '--1',
    '2026-13-01',
  ])('refuses %p', (text) => {
    expect(parse(text)).toBeNull();
  });

  it('keeps the month’s last day when months are added', () => {
    expect(parseDate('+1m', { today: '2026-01-31' })).toBe('2026-02-28');
    expect(parseDate('-1m', { today: '2028-03-31' })).toBe('2028-02-29');
  });

  it('follows the region’s order', () => {
    expect(parse('3/4', 'mdy')).toBe('2026-03-04');
    expect(parse('26/3/4', 'ymd')).toBe('2026-03-04');
  });

  it('reads back every day that it writes', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.constantFrom('de-CH', 'de-DE', 'de-AT', 'en-GB', 'en-US', 'fr-CH', 'it-CH', 'ro-RO'),
        (day, locale) => {
          expect(parseDate(formatDate(day, locale), { today, order: dateOrder(locale) })).toBe(day);
          expect(parseDate(day, { today, order: dateOrder(locale) })).toBe(day);
        },
      ),
    );
  });

  it('answers a real day or nothing, whatever is typed', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[+\-0-9./ a-z]{0,10}$/));
    fc.assert(
      fc.property(typed, anyDay, (text, base) => {
        const day = parseDate(text, { today: base });
        expect(day === null || isIsoDate(day)).toBe(true);
      }),
    );
  });
});

describe('localToday', () => {
  it('is the day of the user’s own clock', () => {
    expect(localToday(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
  });
});
