import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { normaliseVatNumber, uidCheckDigit } from './vat-number';

const eightDigits = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 })
  .map((digits) => digits.join(''));

describe('normaliseVatNumber', () => {
  it.each([
    ['CHE-116.281.710 MWST', 'CH', 'CHE-116.281.710 MWST'],
    ['che116281710', 'CH', 'CHE-116.281.710'],
    ['116.281.710', 'CH', 'CHE-116.281.710'],
    ['50 123', 'LI', 'LI50123'],
    ['DE 136 695 976', 'DE', 'DE136695976'],
    ['U13585627', 'AT', 'ATU13585627'],
    ['IT00743110157', 'IT', 'IT00743110157'],
    ['FR40303265045', 'FR', 'FR40303265045'],
  ])('writes %s of %s as %s', (raw, country, expected) => {
    expect(normaliseVatNumber(raw, country)).toBe(expected);
  });

  it.each([
    ['CHE-116.281.711', 'CH'],
    ['DE136695977', 'DE'],
    ['50123', 'CH'],
    ['CHE-116.281', 'CH'],
    ['hello', 'DE'],
  ])('refuses %s of %s', (raw, country) => {
    expect(normaliseVatNumber(raw, country)).toBeNull();
  });

  it('accepts exactly one check digit, or none where it would have two places', () => {
    fc.assert(
      fc.property(eightDigits, (digits) => {
        const accepted = [...'0123456789'].filter((last) => normaliseVatNumber(`CHE${digits}${last}`, 'CH'));
        const expected = uidCheckDigit(digits);
        expect(accepted).toEqual(expected === null ? [] : [String(expected)]);
      }),
    );
  });

  it('sees every single wrong digit', () => {
    fc.assert(
      fc.property(eightDigits, fc.nat(7), fc.integer({ min: 1, max: 9 }), (digits, place, by) => {
        const last = uidCheckDigit(digits);
        fc.pre(last !== null);
        const wrong = [...digits];
        wrong[place] = String((Number(wrong[place]) + by) % 10);
        expect(normaliseVatNumber(`CHE${wrong.join('')}${last}`, 'CH')).toBeNull();
      }),
    );
  });

  const samples = join(process.env['SAMPLES_DIR'] ?? '/nonexistent', 'address', 'swiss_uid.csv');
  (existsSync(samples) ? it : it.skip)('agrees with the sample list', () => {
    const [, ...lines] = readFileSync(samples, 'utf8').trim().split(/\r?\n/);
    for (const line of lines) {
      const [uid = '', expected] = line.split(',');
      expect([uid, normaliseVatNumber(uid, 'CH') !== null]).toEqual([uid, expected === 'valid']);
    }
  });
});
