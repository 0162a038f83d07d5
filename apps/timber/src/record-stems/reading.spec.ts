import fc from 'fast-check';
import { missingField, nextNumber, toStem, withDigit, withoutDigit, type Reading } from './reading';

const empty: Reading = {
  ...{ number: '1', species: 'fi', woodType: 'short', assortment: 'L1', quality: 'B' },
  ...{ length: '500', first: '', second: '' },
};

it.each([
  ['60', '61'],
  ['A-09', 'A-10'],
  ['99', '100'],
  ['Rest', 'Rest'],
])('after stem %s comes %s', (number, next) => {
  expect(nextNumber(number)).toBe(next);
});

it('asks for a second reading from 20 cm on', () => {
  expect(missingField(empty)).toBe('first');
  expect(missingField({ ...empty, first: '19' })).toBeNull();
  expect(missingField({ ...empty, first: '20' })).toBe('second');
  expect(missingField({ ...empty, first: '20', second: '21' })).toBeNull();
});

it('sends a second reading only where it counts', () => {
  const thin = toStem({ ...empty, first: '18', second: '19' }, '2026-11-20');
  expect(thin).toMatchObject({ firstMm: 180, secondMm: null, lengthCm: 500, title: '1' });
  expect(toStem({ ...empty, first: '42', second: '43' }, '2026-11-20').secondMm).toBe(430);
});

it('calls what is 10 m and longer long', () => {
  expect(toStem({ ...empty, length: '1000', first: '18' }, '2026-11-20').woodType).toBe('long');
  expect(toStem({ ...empty, length: '999', first: '18' }, '2026-11-20').woodType).toBe('short');
});

it('types numbers that have no zero in front and fit their field', () => {
  const digits = fc.array(fc.constantFrom(...'0123456789'), { maxLength: 12 });
  fc.assert(
    fc.property(digits, (keys) => {
      const typed = keys.reduce((reading, key) => withDigit(reading, 'first', key), empty);
      expect(typed.first).toMatch(/^([1-9]\d{0,2})?$/);
      expect(withoutDigit(typed, 'first').first).toBe(typed.first.slice(0, -1));
    }),
  );
});
