import fc from 'fast-check';
import { compactIban, isIban, isQrBillIban, isQrIban, spacedIban } from './iban';

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

  it.each([
    ['of a country without IBANs', 'US64SVBKUS6S3300958879'],
    ['letters where Germany has digits', 'DE89A70400440532013000'],
    ['blanks left in it', 'CH93 0076 2011 6238 5295 7'],
    ['small letters', 'ch9300762011623852957'],
    ['nothing', ''],
  ])('refuses one with %s', (_, iban) => {
    expect(isIban(iban)).toBe(false);
  });

  it('reads what was typed with blanks, dashes and small letters', () => {
    expect(compactIban(' ch93-0076 2011\u00a06238 5295 7')).toBe('CH9300762011623852957');
  });

  it('lets a QR-bill go to Switzerland and Liechtenstein only', () => {
    expect([...known, 'LI21088100002324013AA', 'CH9300762011623852958'].map(isQrBillIban)).toEqual([
      ...[true, true, false, false],
      ...[true, false],
    ]);
  });

  it('tells a QR-IBAN by its institute: 30000 to 31999, in Switzerland and Liechtenstein only', () => {
    fc.assert(
      fc.property(fc.constantFrom('CH', 'LI', 'DE'), fc.nat(99_999), (country, institute) => {
        const account = `${String(institute).padStart(5, '0')}123000889012`;
        expect(isQrIban(`${country}00${account}`)).toBe(
          country !== 'DE' && institute >= 30_000 && institute <= 31_999,
        );
      }),
    );
  });
});
