import fc from 'fast-check';
import { priceOf, type OwnRate, type PricedLine, type RateBook } from './price-of';

const line: PricedLine = {
  kind: 'hours',
  employeeId: 'anna',
  projectId: 'wood',
  objectId: 'felling',
  workDate: '2026-07-01',
};
const felling = {
  id: 'felling',
  kind: 'activities',
  unit: 'hour',
  price: '78',
  prices: [{ validFrom: '2026-07-01', price: '82' }],
  vatRateKey: 'standard',
} as const;
const none = { projectId: null, employeeId: null, objectId: null };
const rate = (change: Partial<OwnRate>, price: string, validFrom = '2026-01-01'): OwnRate => ({
  ...none,
  ...change,
  price,
  validFrom,
});
const licence = rate({}, '60');
const person = rate({ projectId: 'wood', employeeId: 'anna' }, '91');
const thing = rate({ projectId: 'wood', objectId: 'felling' }, '92');
const category = [
  { objectId: null, kind: 'activities', unit: null, validFrom: '2026-01-01', price: '93' },
] as const;
const book = (change: Partial<RateBook>): RateBook => ({
  rates: [],
  category: [],
  object: felling,
  ...change,
});

it.each([
  ['entry', { ...line, unitPrice: '90' }, book({ rates: [person, thing, licence], category }), '90.0000'],
  ['project_person', line, book({ rates: [thing, person, licence], category }), '91.0000'],
  ['project_object', line, book({ rates: [thing, licence], category }), '92.0000'],
  ['category', line, book({ rates: [licence], category }), '93.0000'],
  ['object', line, book({ rates: [licence] }), '82.0000'],
  ['object', { ...line, workDate: '2026-06-30' }, book({ rates: [licence] }), '78.0000'],
  ['licence', { ...line, objectId: null }, book({ rates: [licence], object: null }), '60.0000'],
  [null, { ...line, objectId: null }, book({ object: null }), '0.0000'],
] as const)('prices by %s', (source, priced, from, price) => {
  expect(priceOf(priced, from)).toEqual({ unitPrice: price, vatRateKey: 'standard', priceSource: source });
});

it('leaves the rates of people and of the licence to hours', () => {
  const machine = { ...line, kind: 'machines', objectId: 'felling' } as const;
  expect(priceOf(machine, book({ rates: [person, licence] })).priceSource).toBe('object');
});

it('never looks at rates that begin later, are of another project, or in which order they come', () => {
  const anyRate = fc.record({
    projectId: fc.constantFrom('wood', 'other', null),
    employeeId: fc.constantFrom('anna', 'beat', null),
    objectId: fc.constantFrom('felling', null),
    validFrom: fc.constantFrom('2026-01-01', '2026-06-30', '2026-07-01', '2026-07-02'),
    price: fc.integer({ min: 1, max: 9 }).map(String),
  });
  const target = ({ projectId, employeeId, objectId, validFrom }: OwnRate) =>
    [projectId, employeeId, objectId, validFrom].join();
  fc.assert(
    fc.property(fc.uniqueArray(anyRate, { selector: target }), (rates) => {
      const fits = rates.filter(
        ({ projectId, employeeId, objectId, validFrom }) =>
          validFrom <= line.workDate &&
          projectId !== 'other' &&
          [employeeId, objectId].filter((one) => one !== null).length === (projectId === null ? 0 : 1),
      );
      const found = priceOf(line, book({ rates: fits }));
      expect(priceOf(line, book({ rates: [...fits].reverse() }))).toEqual(found);
      const noise = rates.filter((one) => one.validFrom > line.workDate || one.projectId === 'other');
      expect(priceOf(line, book({ rates: [...noise, ...fits] }))).toEqual(found);
    }),
  );
});
