import fc from 'fast-check';
import { formatNumber, parseNumber } from './parse-number';

describe('parseNumber', () => {
  it.each([
    ['1234.5', 'de-CH', '1234.5'],
    ["1'234.50", 'de-CH', '1234.50'],
    ['1’234.50', 'de-CH', '1234.50'],
    ['12,5', 'de-CH', '12.5'],
    ['1.234', 'de-CH', '1.234'],
    ['1.234', 'de-DE', '1234'],
    ['1.234,50', 'de-DE', '1234.50'],
    ['1,234.50', 'de-DE', '1234.50'],
    ['1,234', 'en-US', '1234'],
    ['1.234.567', 'de-CH', '1234567'],
    ['1 234,5', 'fr-FR', '1234.5'],
    ['-12', 'de-CH', '-12'],
    ['−12', 'de-CH', '-12'],
    ['-0.00', 'de-CH', '0.00'],
    ['007', 'de-CH', '7'],
    ['.5', 'de-CH', '0.5'],
    ['12.', 'de-CH', '12'],
  ])('reads %s in %s as %s', (text, locale, plain) => {
    expect(parseNumber(text, locale)).toBe(plain);
  });

  it.each(['', '-', '.', 'a', '1a', '1.2,3.4', '12.34.567', '1..2', '--1'])('refuses %p', (text) => {
    expect(parseNumber(text, 'de-CH')).toBeNull();
  });

  it('reads back every amount that it writes, to the last digit', () => {
    const amount = fc
      .tuple(fc.bigInt({ min: -(10n ** 14n) + 1n, max: 10n ** 14n - 1n }), fc.constant(100n))
      .map(([cents]) => {
        const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
        return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
      });
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom('de-CH', 'de-DE', 'de-AT', 'fr-CH', 'fr-FR', 'it-CH', 'en-GB', 'ro-RO'),
        (plain, locale) => {
          const written = formatNumber(plain, locale, { minDecimals: 2, maxDecimals: 2 });
          expect(parseNumber(written, locale)).toBe(plain);
        },
      ),
    );
  });
});
