import { dropdownLimits } from '@jahrring/contracts-admin';
import fc from 'fast-check';
import { moved, valueKeyOf } from './value-key';

describe('the key of a new value', () => {
  it('is made of its words and is no other value’s', () => {
    expect(valueKeyOf('Äussere Föhre', [])).toBe('aussere_fohre');
    expect(valueKeyOf('Eiche', ['eiche', 'eiche_2'])).toBe('eiche_3');
    expect(valueKeyOf('བོད', [])).toBe('value');
    fc.assert(
      fc.property(fc.string(), (text) => {
        const key = valueKeyOf(text, ['value']);
        expect(key).toMatch(/^[a-z0-9][a-z0-9_-]*$/);
        expect(key.length).toBeLessThanOrEqual(dropdownLimits.value);
      }),
    );
  });
});

describe('moving a value', () => {
  it('changes places with its neighbour, and nothing at the ends', () => {
    expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
    expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  });
});
