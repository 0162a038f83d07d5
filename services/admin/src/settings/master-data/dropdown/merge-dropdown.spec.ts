import fc from 'fast-check';
import { mergeDropdown, toInstallationValues, toLicenceValues } from './merge-dropdown';

const text = fc.constantFrom('Eins', 'Zwei', 'Drei');
const entry = fc.record({
  value: fc.constantFrom<string>('a', 'b', 'c', 'd', 'e'),
  texts: fc.record({ de: text }),
  active: fc.boolean(),
});
const entries = fc.uniqueArray(entry, { selector: ({ value }) => value });

describe('a list of values of a licence', () => {
  it('is, once saved and read again, what was saved; the rest of the installation’s follows, hidden', () => {
    fc.assert(
      fc.property(entries, entries, (installation, saved) => {
        const merged = mergeDropdown(installation, toLicenceValues(installation, saved));
        expect(merged.slice(0, saved.length).map(({ value, texts }) => ({ value, texts }))).toEqual(
          saved.map(({ value, texts }) => ({ value, texts })),
        );
        expect(merged.slice(saved.length).every(({ active, own }) => !active && !own)).toBe(true);
      }),
    );
  });

  it('never loses a value of the installation, and never shows one that is switched off there', () => {
    fc.assert(
      fc.property(entries, entries, (installation, saved) => {
        const merged = mergeDropdown(installation, toLicenceValues(installation, saved));
        const off = installation.filter(({ active }) => !active).map(({ value }) => value);
        expect(merged.map(({ value }) => value)).toEqual(
          expect.arrayContaining(installation.map(({ value }) => value)),
        );
        expect(merged.filter(({ value, active }) => active && off.includes(value))).toEqual([]);
      }),
    );
  });

  it('follows the installation’s words until it has its own', () => {
    const before = [{ value: 'a', texts: { de: 'Alt' }, active: true }];
    const licence = toLicenceValues(before, before);
    const after = [{ value: 'a', texts: { de: 'Neu', en: 'New' }, active: true }];
    expect(mergeDropdown(after, licence)[0]?.texts).toEqual({ de: 'Neu', en: 'New' });
    const own = toLicenceValues(before, [{ value: 'a', texts: { de: 'Eigen' }, active: true }]);
    expect(mergeDropdown(after, own)[0]?.texts).toEqual({ de: 'Eigen' });
  });

  it('keeps what the superadmin leaves out, switched off', () => {
    const before = [{ value: 'a', texts: { de: 'A' }, active: true }];
    expect(toInstallationValues(before, [])).toEqual([{ value: 'a', texts: { de: 'A' }, active: false }]);
  });
});
