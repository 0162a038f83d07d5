import { addDays } from '@jahrring/contracts-common';
import { costKinds, type MachineCostLine } from '@jahrring/contracts-machine-control';
import fc from 'fast-check';
import { costYears } from './cost-years';
import { figureMonths, firstYearOf, type MachineHistory } from './figure-months';

const nothing: MachineHistory = {
  ...{ points: [], lines: [], contracts: [], entries: [], fuellings: [] },
  basis: {
    purchasePrice: null,
    purchasedOn: null,
    residualValue: null,
    usefulYears: null,
    fixedPerYear: null,
  },
};
const read = (readOn: string, value: string, counterNo = 1) => ({ readOn, value, counterNo });
const spent = (kind: MachineCostLine['kind'], day: string, amount: string): MachineCostLine => ({
  ...{ kind, day, amount, text: null, quantity: null },
});
const months = (history: Partial<MachineHistory>, lastYear = 2026) =>
  figureMonths({ ...nothing, ...history }, lastYear);

describe('the months of a machine', () => {
  it('have what it ran, spread over the days between two readings', () => {
    const points = [read('2026-01-21', '100.000'), read('2026-02-10', '120.000')];
    expect(months({ points }).map(({ month, used }) => [month, used])).toEqual([
      ['2026-01', '10.000'],
      ['2026-02', '10.000'],
    ]);
  });

  it('have fuel, upkeep and what was recorded on their own days, the last one of the month included', () => {
    const [january, february] = months({
      lines: [
        spent('fuel', '2026-01-31', '190.00'),
        spent('repair', '2026-02-01', '500.00'),
        spent('service', '2026-02-28', '80.50'),
        spent('exhaust', '2026-02-10', '19.50'),
      ],
      fuellings: [{ fuelledOn: '2026-01-31', litres: '100.000' }],
      entries: [{ workDate: '2026-02-28', quantity: '4.500', amount: '540.00' }],
    });
    expect(january).toMatchObject({ month: '2026-01', fuel: '190.00', litres: '100.000', upkeep: '0.00', charged: '0.00' });
    expect(february).toMatchObject({ month: '2026-02', fuel: '0.00', upkeep: '600.00', recorded: '4.500', charged: '540.00' });
  }); // oxfmt-ignore

  it('have their standing costs, those to come of this year too', () => {
    const basis = { ...nothing.basis, purchasedOn: '2026-07-01', fixedPerYear: '3650.00' };
    const lease = { kind: 'lease', amount: '900.00', from: '2026-11-16', until: null } as const;
    const found = months({ basis, contracts: [lease] });
    expect(found.map(({ month }) => month).slice(-2)).toEqual(['2026-11', '2026-12']);
    // 30 days at 10, and half of November at 900.
    expect(found.find(({ month }) => month === '2026-11')?.standing).toBe('750.00');
    expect(found.find(({ month }) => month === '2026-12')?.standing).toBe('1210.00');
  });

  it('of which nothing is known are left out', () => {
    expect(months({})).toEqual([]);
    expect(months({ lines: [spent('fuel', '2026-03-01', '5.00')] }).map(({ month }) => month)).toEqual([
      '2026-03',
    ]);
  });

  const cents = fc.integer({ min: 1, max: 9_999_999 }).map((value) => (value / 100).toFixed(2));
  const day = fc.integer({ min: 0, max: 729 }).map((days) => addDays('2025-01-01', days));
  const histories = fc.record({
    fixedPerYear: cents,
    premium: cents,
    rate: cents,
    from: day,
    lines: fc.array(fc.tuple(fc.constantFrom(...costKinds.slice(0, 4)), day, cents), { maxLength: 8 }),
    tenths: fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 2, maxLength: 8 }),
  });
  type Given = typeof histories extends fc.Arbitrary<infer T> ? T : never;
  const historyOf = ({ fixedPerYear, premium, rate, from, lines, tenths }: Given): MachineHistory => {
    let value = 0;
    const points = tenths.map((step, index) => read(addDays('2025-01-15', index * 61), ((value += step) / 10).toFixed(3)));
    return {
      ...nothing,
      points,
      lines: lines.map(([kind, on, amount]) => spent(kind, on, amount)),
      basis: { ...nothing.basis, purchasePrice: '90000.00', purchasedOn: from, usefulYears: 7, fixedPerYear },
      contracts: [
        { kind: 'insurance', amount: premium, from, until: null },
        { kind: 'lease', amount: rate, from: null, until: addDays(from, 100) },
      ],
    };
  }; // oxfmt-ignore

  it('add up to their year to the last centime and thousandth of an hour', () => {
    fc.assert(
      fc.property(histories, (given) => {
        const history = historyOf(given);
        const found = figureMonths(history, 2026);
        for (const { year, total, used } of costYears(history, '2026-12-31')) {
          const own = found.filter(({ month }) => month.startsWith(String(year)));
          const sum = (of: (one: (typeof own)[number]) => string, scale: number) =>
            own.reduce((all, one) => all + Math.round(Number(of(one)) * scale), 0);
          const spentInMonths = sum(({ fuel }) => fuel, 100) + sum(({ upkeep }) => upkeep, 100) + sum(({ standing }) => standing, 100);
          expect(spentInMonths).toBe(Math.round(Number(total) * 100));
          expect(sum((one) => one.used, 1000)).toBe(Math.round(Number(used) * 1000));
        }
      }),
      { numRuns: 25 },
    );
  }); // oxfmt-ignore
});

describe('the years of a machine', () => {
  it('begin with the first thing that is known of it, whatever it is', () => {
    const first = (history: Partial<MachineHistory>) => firstYearOf({ ...nothing, ...history }, 2026);
    expect(first({})).toBe(2026);
    expect(first({ points: [read('2024-12-31', '1')] })).toBe(2024);
    expect(first({ fuellings: [{ fuelledOn: '2023-06-01', litres: '1' }] })).toBe(2023);
    expect(first({ contracts: [{ kind: 'lease', amount: '1', from: '2022-01-01', until: null }] })).toBe(
      2022,
    );
    expect(first({ basis: { ...nothing.basis, purchasedOn: '2021-05-05' } })).toBe(2021);
    // Nothing is told that is older than twenty years.
    expect(first({ basis: { ...nothing.basis, purchasedOn: '1990-05-05' } })).toBe(2006);
  });

  it('come newest first, the present one up to today, with what is left of what was charged', () => {
    const history = {
      ...nothing,
      points: [read('2025-12-31', '1000.000'), read('2026-06-30', '1100.000')],
      lines: [spent('repair', '2026-03-01', '400.00'), spent('repair', '2026-08-01', '900.00')],
      entries: [
        { workDate: '2026-03-01', quantity: '10.000', amount: '1200.00' },
        { workDate: '2025-03-01', quantity: '5.000', amount: '300.00' },
      ],
      basis: { ...nothing.basis, fixedPerYear: '365.00' },
    };
    expect(costYears(history, '2026-06-30')).toEqual([
      {
        ...{ year: 2026, used: '100.000', total: '581.00', perUnit: '5.8100' },
        ...{ recorded: '10.000', charged: '1200.00', chargedPerUnit: '120.0000', result: '619.00' },
      },
      {
        ...{ year: 2025, used: '0.000', total: '365.00', perUnit: null },
        ...{ recorded: '5.000', charged: '300.00', chargedPerUnit: '60.0000', result: '-65.00' },
      },
    ]);
  });
});
