import fc from 'fast-check';
import { compactIban, isIban, isQrIban, mod97, spacedIban } from './iban';

const known = [
  'CH9300762011623852957',
  'CH4431999123000889012',
  'DE89370400440532013000',
  'AT611904300234573201',
];

describe('IBAN', () => {
  it.each(known)('knows %s', (iban) => {
    expect(isIban(iban)).toBe(true);
    expect(compactIban(spacedIban(iban))).toBe(iban);
  });

  it('refuses every single wrong digit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...known),
        fc.integer({ min: 2, max: 19 }),
        fc.nat(9),
        (iban, at, digit) => {
          fc.pre(iban[at] !== String(digit));
          expect(isIban(iban.slice(0, at) + String(digit) + iban.slice(at + 1))).toBe(false);
        },
      ),
    );
  });

  it('refuses a length its country does not have', () => {
    expect(isIban('CH93007620116238529570')).toBe(false);
  });

  it('tells a QR-IBAN by its institute: 30000 to 31999, in Switzerland and Liechtenstein only', () => {
    fc.assert(
      fc.property(fc.constantFrom('CH', 'LI', 'DE'), fc.nat(99_999), (country, institute) => {
        const account = `${String(institute).padStart(5, '0')}123000889012`;
        const check = 98 - mod97(`${account}${country}00`);
        const iban = `${country}${String(check).padStart(2, '0')}${account}`;
        expect(isQrIban(iban)).toBe(country !== 'DE' && institute >= 30_000 && institute <= 31_999);
      }),
    );
  });
});
