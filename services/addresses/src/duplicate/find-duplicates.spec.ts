import { compareAddresses, fingerprint, type Comparable } from './compare-addresses';
import { findDuplicates } from './find-duplicates';
import { nameWords } from './fold-name';

describe('names that are compared', () => {
  it.each([
    ['Lüthi & Co. AG', 'Luethi GmbH'],
    ['Forêt Vive S.à r.l.', 'foret vive SA'],
    ['Müller Hans', 'Hans Mueller'],
    ['Holzbau Meier und Söhne A.G.', 'Holzbau Meier + Soehne'],
    ['Weiß e.K.', 'Weiss'],
  ])('%s and %s are the same', (a, b) => expect(nameWords(a)).toEqual(nameWords(b)));

  it.each([
    ['Joe', 'Jo'],
    ['Sägerei Trub', 'Sägerei Trubschachen'],
    ['AG', 'GmbH'],
  ])('%s and %s are not', (a, b) => expect(nameWords(a)).not.toEqual(nameWords(b)));
});

const anAddress = (change: Partial<Comparable>): Comparable => ({
  name: 'Sägerei Lüthi AG',
  zip: '3550',
  city: 'Langnau i.E.',
  ...change,
});
const percent = (a: Partial<Comparable>, b: Partial<Comparable>) =>
  Math.round(compareAddresses(fingerprint(anAddress(a)), fingerprint(anAddress(b))).score * 100);

describe('two addresses are probably the same', () => {
  it.each<[string, Partial<Comparable>, Partial<Comparable>]>([
    ['by name and town', {}, { name: 'Saegerei Luethi GmbH' }],
    ['by a misspelled name and town', {}, { name: 'Sägerei Lütti AG' }],
    [
      'by their VAT number',
      { name: 'A', vatNumber: 'CHE-107.787.577 MWST' },
      { name: 'B', vatNumber: 'CHE-107.787.577' },
    ],
    [
      'by name and phone in another town',
      { phone: '+41 34 402 11 22' },
      { mobile: '+41 34 402 11 22', zip: '3000', city: 'Bern' },
    ],
  ])('%s', (_by, a, b) => expect(percent(a, b)).toBeGreaterThanOrEqual(75));

  it.each<[string, Partial<Comparable>, Partial<Comparable>]>([
    [
      'by the same name in two towns',
      { name: 'Hans Müller' },
      { name: 'Hans Müller', zip: '3000', city: 'Bern' },
    ],
    ['by the town alone', { name: 'Burgergemeinde' }, { name: 'Kirchgemeinde' }],
    ['by a shared e-mail alone', { name: 'A', email: 'info@x.ch' }, { name: 'B', email: 'INFO@x.ch' }],
  ])('but not %s', (_by, a, b) => expect(percent(a, b)).toBeLessThan(75));
});

describe('all probable duplicates', () => {
  it('are found once each, the likeliest first, with what they agree in', () => {
    const found = findDuplicates([
      { id: '1', ...anAddress({ email: 'info@luethi.ch' }) },
      { id: '2', ...anAddress({ name: 'Zimmerei Gerber' }) },
      { id: '3', ...anAddress({ name: 'Saegerei Luethi', email: 'info@luethi.ch' }) },
      { id: '4', ...anAddress({ name: 'Sägerei Lütti AG' }) },
    ]);
    expect(found.map(({ first, second, reasons }) => [first.id, second.id, reasons])).toEqual([
      ['1', '3', ['email', 'name', 'town']],
      ['1', '4', ['name', 'town']],
      ['3', '4', ['name', 'town']],
    ]);
  });

  it('are found among ten thousand customers', () => {
    const many = Array.from({ length: 10_000 }, (_, n) => ({
      id: String(n),
      ...anAddress({ name: `Kunde ${n * 7919}`, zip: String(1000 + (n % 900)), city: `Ort ${n % 900}` }),
    }));
    const [twin] = many;
    const found = findDuplicates([...many, { ...anAddress({ ...twin }), id: 'twin' }]);
    expect(found.some(({ second }) => second.id === 'twin')).toBe(true);
  });
});
