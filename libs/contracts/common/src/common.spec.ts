import { id, newId } from './ids';
import { instant, money, optionalText, phone, quantity, timeZone } from './values';
import { vatRate } from './vat';

describe('newId', () => {
  it('makes valid, ascending UUIDv7', () => {
    const ids = Array.from({ length: 20_000 }, () => newId());
    expect(ids.every((value) => id.safeParse(value).success && value[14] === '7')).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(ids);
  });

  it('stays ascending when the clock steps back', () => {
    const first = newId();
    expect(newId(0) > first).toBe(true);
  });
});

describe('values', () => {
  it.each([
    [money, ['0', '-1.5', '999999999999.99'], ['1.234', '1e3', '1 000', '', '1234567890123', '.5']],
    [quantity, ['0.125', '12'], ['0.1255']],
    [phone, ['+41 34 402 11 22', '034/402-11-22'], ['abc', '+', '()', 'call me 1']],
    [instant, ['2026-11-20T07:30:00Z'], ['2026-11-20', '2026-11-20T07:30:00+01:00']],
    [timeZone, ['Europe/Zurich', 'UTC'], ['Europe/Bern', '']],
  ])('knows good from bad', (schema, good, bad) => {
    expect(good.filter((value) => !schema.safeParse(value).success)).toEqual([]);
    expect(bad.filter((value) => schema.safeParse(value).success)).toEqual([]);
  });

  it('takes an empty text for none', () => {
    expect([
      optionalText(5).parse(' '),
      optionalText(5).parse(' a '),
      optionalText(5).parse(undefined),
    ]).toEqual([null, 'a', undefined]);
  });
});

describe('vatRate', () => {
  it.each([
    ['CH', 'standard', '2017-12-31', '8.0'],
    ['CH', 'standard', '2023-12-31', '7.7'],
    ['CH', 'standard', '2024-01-01', '8.1'],
    ['LI', 'reduced', '2026-11-20', '2.6'],
    ['CH', 'lodging', '2020-05-05', '3.7'],
    ['DE', 'standard', '2020-08-01', '16.0'],
    ['DE', 'reduced', '2021-01-01', '7.0'],
    ['CH', 'exempt', '2026-01-01', '0'],
    ['CH', 'standard', '1999-01-01', '8.0'],
  ] as const)('%s %s on %s is %s', (country, key, day, rate) => {
    expect(vatRate(country, key, day)).toBe(rate);
  });
});
