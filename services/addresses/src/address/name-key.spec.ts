import fc from 'fast-check';
import { nameKey } from './name-key';

describe('nameKey', () => {
  it.each([
    ['Sägerei  LÜTHI AG.', 'sagerei luthi ag'],
    ['Müller & Söhne', 'muller sohne'],
    ['Müller-Söhne', 'muller sohne'],
    ['Strauß', 'strauss'],
    ['—', ''],
  ])('reduces %s to %s', (name, key) => {
    expect(nameKey(name)).toBe(key);
  });

  it('stays within its column, however long the letters are once taken apart', () => {
    expect(nameKey('\ufdfa'.repeat(70)).length).toBeLessThanOrEqual(200);
  });

  it('is stable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => nameKey(nameKey(name)) === nameKey(name)),
    );
  });
});
