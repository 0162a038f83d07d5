import { z } from 'zod';
import { toFieldErrors } from './field-errors';
import { id, newId } from './ids';
import { instant, localDate, localMonth, money, optionalText, phone, quantity, timeZone } from './values';
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
    [
      instant,
      ['2026-11-20T07:30:00Z', '2199-12-31T23:59:59.999Z'],
      ['2026-11-20', '2026-11-20T07:30:00+01:00', '9999-12-31T23:59:59.999Z', '2026-02-30T00:00:00Z'],
    ],
    [
      localDate,
      ['2028-02-29', '1900-01-01', '2199-12-31'],
      ['2026-02-29', '1900-02-29', '2026-13-01', '2026-11-31', '1899-12-31', '2200-01-01', '', 'gestern'],
    ],
    [localMonth, ['2026-11', '1900-01'], ['2026-13', '2026-00', '9999-12', '0000-01', '2026-1']],
    [timeZone, ['Europe/Zurich', 'UTC'], ['Europe/Bern', '']],
  ])('knows good from bad', (schema, good, bad) => {
    expect(good.filter((value) => !schema.safeParse(value).success)).toEqual([]);
    expect(bad.filter((value) => schema.safeParse(value).success)).toEqual([]);
  });

  it('asks rules over several dates of real dates only', () => {
    const span = z.object({ from: localDate, to: localDate }).superRefine(({ from, to }) => {
      if ([from, to].some((date) => Number.isNaN(Date.parse(date)))) throw new RangeError('not a date');
    });
    for (const to of ['2026-02-30', 'gestern', '1899-12-31', '2200-01-01', '']) {
      const { error } = span.safeParse({ from: '2026-01-01', to });
      expect(toFieldErrors(error?.issues ?? [], { to }).map(({ field }) => field)).toEqual(['to']);
    }
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
