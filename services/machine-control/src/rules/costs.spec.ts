import { addDays } from '@jahrring/contracts-common';
import { costKinds, type MachineCostLine } from '@jahrring/contracts-machine-control';
import fc from 'fast-check';
import { costsOf } from './costs';
import { type CostSources } from './standing-costs';

const basis = {
  purchasePrice: null,
  purchasedOn: null,
  residualValue: null,
  usefulYears: null,
  fixedPerYear: null,
} as const;

const sources: CostSources = {
  machineId: '01900000-0000-7000-8000-000000000001',
  from: '2026-01-01',
  to: '2026-12-31',
  points: [
    { readOn: '2025-12-31', counterNo: 1, value: '1000.000' },
    { readOn: '2026-12-31', counterNo: 1, value: '1200.000' },
  ],
  lines: [],
  basis,
  contracts: [],
  entries: [],
  rate: '120.0000',
};

const cents = fc.integer({ min: 0, max: 10_000_000 }).map((value) => (value / 100).toFixed(2));
const line = fc.record({
  kind: fc.constantFrom(...costKinds.slice(0, 4)),
  day: fc.constant('2026-05-05'),
  text: fc.constant(null),
  quantity: fc.constant(null),
  amount: cents,
}) satisfies fc.Arbitrary<MachineCostLine>;

describe('costsOf', () => {
  it('divides what was spent by what the counter ran', () => {
    const fuel = {
      kind: 'fuel',
      day: '2026-02-02',
      text: null,
      quantity: '500.000',
      amount: '900.00',
    } as const;
    const costs = costsOf({ ...sources, lines: [fuel], basis: { ...basis, fixedPerYear: '2000.00' } });
    expect(costs).toMatchObject({ used: '200.000', total: '2900.00', perUnit: '14.5000' });
    expect(costs.kinds).toEqual([
      { kind: 'fuel', amount: '900.00', perUnit: '4.5000' },
      { kind: 'fixed', amount: '2000.00', perUnit: '10.0000' },
    ]);
  });

  it('says no cost per hour where nothing ran', () => {
    const costs = costsOf({ ...sources, points: [], entries: [] });
    expect(costs).toMatchObject({ used: '0.000', perUnit: null, chargedPerUnit: null });
  });

  it('is explained by its lines to the last centime', () => {
    fc.assert(
      fc.property(fc.array(line), cents, (lines, fixedPerYear) => {
        const costs = costsOf({ ...sources, lines, basis: { ...basis, fixedPerYear } });
        const inCents = (amounts: { amount: string }[]) =>
          amounts.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
        expect(inCents(costs.lines)).toBe(Math.round(Number(costs.total) * 100));
        expect(inCents(costs.kinds)).toBe(inCents(costs.lines));
      }),
    );
  });

  it('loses all of its value over its years, however the periods are cut', () => {
    const bought = {
      ...basis,
      purchasePrice: '100000.00',
      purchasedOn: '2024-02-29',
      residualValue: '10000.00',
      usefulYears: 3,
    };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), (days) => {
        const cut = addDays('2024-01-01', days);
        const lost = (from: string, to: string) =>
          from > to ? 0 : Number(costsOf({ ...sources, from, to, basis: bought }).total);
        const parts = lost('2024-01-01', cut) + lost(addDays(cut, 1), '2029-01-01');
        expect(parts).toBeCloseTo(90_000, 1);
      }),
    );
  });

  it('counts premiums and leasing rates on their days alone: whole years and months as they are', () => {
    const contracts = [
      { kind: 'insurance', amount: '3650.00', from: null, until: '2026-06-30' },
      { kind: 'insurance', amount: '7300.00', from: '2026-07-01', until: null },
      { kind: 'lease', amount: '1500.00', from: '2026-02-15', until: '2026-05-31' },
    ] as const;
    const bought = { ...basis, purchasedOn: '2026-01-11' };
    const costs = costsOf({ ...sources, contracts, basis: bought });
    expect(costs.kinds.map(({ kind, amount }) => [kind, amount])).toEqual([
      // 171 days at 10 a day, 184 at 20; half of February and three months.
      ['insurance', '5390.00'],
      ['lease', '5250.00'],
    ]);
    expect(costs.total).toBe('10640.00');
  });

  it('charges a whole year of fixed costs in a leap year too', () => {
    const period = { from: '2028-01-01', to: '2028-12-31', basis: { ...basis, fixedPerYear: '3660.00' } };
    expect(costsOf({ ...sources, ...period }).total).toBe('3660.00');
  });
});
