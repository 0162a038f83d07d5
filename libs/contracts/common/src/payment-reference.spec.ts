import fc from 'fast-check';
import {
  buildCreditorReference,
  buildQrReference,
  isCreditorReference,
  isQrReference,
} from './payment-reference';

describe('payment references', () => {
  it('knows the check digit of the published vector', () => {
    expect(isQrReference('210000000003139471430009017')).toBe(true);
  });

  it.each([
    ['RF18539007547034', true],
    ['RF18 5390 0754 7034', false],
    ['RF19539007547034', false],
    ['RF712348231', true],
    ['rf712348231', false],
    ['RF18', false],
  ])('tells whether %s is a creditor reference: %s', (reference, valid) => {
    expect(isCreditorReference(reference)).toBe(valid);
  });

  it('builds valid references from every prefix and counter', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{0,12}$/),
        fc.integer({ min: 1, max: 999_999_999 }),
        (prefix, counter) => {
          const reference = buildQrReference(prefix, counter);
          expect(isQrReference(reference)).toBe(true);
          expect(reference.startsWith(prefix)).toBe(true);
          expect(isCreditorReference(buildCreditorReference(counter))).toBe(true);
        },
      ),
    );
  });

  it('finds a wrong digit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.nat(26),
        fc.integer({ min: 1, max: 9 }),
        (counter, place, shift) => {
          const digits = [...buildQrReference('', counter)];
          digits[place] = String((Number(digits[place]) + shift) % 10);
          expect(isQrReference(digits.join(''))).toBe(false);
        },
      ),
    );
  });

  it('refuses a counter that does not fit', () => {
    expect(() => buildQrReference('1'.repeat(20), 1_000_000)).toThrow(RangeError);
  });
});
