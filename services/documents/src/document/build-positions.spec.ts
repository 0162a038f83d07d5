import { computeTotals, lineAmount, sumFixed, type Grouping } from '@jahrring/contracts-documents';
import type { BillableEntry } from '@jahrring/contracts-time';
import fc from 'fast-check';
import { buildPositions, withRoundedPrices } from './build-positions';

const groupings = ['entry', 'day', 'activity', 'person', 'one'] as const satisfies readonly Grouping[];

let count = 0;
function anEntry(change: Partial<BillableEntry> = {}): BillableEntry {
  count += 1;
  return {
    ...{ id: `e${count}`, version: 1, workDate: '2026-11-03', kind: 'hours', employeeId: 'anna' },
    ...{ employeeName: 'Anna Muster', activityId: 'a1', activityTitle: 'Holzen', comment: null },
    ...{ quantity: '8.000', unit: 'hour', unitPrice: '72.0000', vatRateKey: 'standard' },
    ...{ objectId: null, articleNumber: null, amount: '576.00' },
    ...change,
  } as BillableEntry;
}
const built = (entries: BillableEntry[], grouping: Grouping) => buildPositions(entries, grouping, 'CH');
const texts = (entries: BillableEntry[], grouping: Grouping) =>
  built(entries, grouping).positions.map(({ text, quantity }) => `${quantity} ${text}`);

describe('entries as positions of a bill', () => {
  const week = [
    anEntry({ workDate: '2026-11-04' }),
    anEntry({ workDate: '2026-11-03', employeeId: 'ben', employeeName: 'Ben Beispiel', comment: 'Hang' }),
    anEntry({ workDate: '2026-11-03', quantity: '2.500' }),
  ];

  it('are one position each, by day, with who did it and what they said', () => {
    expect(texts(week, 'entry')).toEqual([
      '8.000 03.11.2026 Holzen\nBen Beispiel: Hang',
      '2.500 03.11.2026 Holzen\nAnna Muster',
      '8.000 04.11.2026 Holzen\nAnna Muster',
    ]);
  });

  it('go together by day', () => {
    expect(texts(week, 'day')).toEqual(['10.500 03.11.2026 Holzen', '8.000 04.11.2026 Holzen']);
  });

  it('go together by person', () => {
    expect(texts(week, 'person')).toEqual([
      '8.000 Holzen, Ben Beispiel\n03.11.2026',
      '10.500 Holzen, Anna Muster\n03.11.2026 – 04.11.2026',
    ]);
  });

  it('go together by activity, with the days it took', () => {
    expect(texts(week, 'activity')).toEqual(['18.500 Holzen\n03.11.2026 – 04.11.2026']);
  });

  it('go together as one sum, each entry rounded by itself', () => {
    // Twice half a hundredth are two hundredths, as the list of entries says: not one.
    const half = [1, 2].map(() => anEntry({ quantity: '0.005', unitPrice: '1.0000' }));
    expect(built(half, 'one').positions).toMatchObject([
      { quantity: '1.000', unit: 'flat_rate', unitPrice: '0.0200' },
    ]);
  });

  it.each(['day', 'activity', 'person'] as const)('by %s never go together at two prices', (grouping) => {
    const two = [anEntry({ unitPrice: '72.0000' }), anEntry({ unitPrice: '80.0000' })];
    expect(built(two, grouping).positions.map(({ unitPrice }) => unitPrice)).toEqual(['72.0000', '80.0000']);
  });

  it.each(['activity', 'person', 'one'] as const)(
    'by %s never go together over a change of the rate of VAT',
    (grouping) => {
      const two = [anEntry({ workDate: '2023-12-31' }), anEntry({ workDate: '2024-01-01' })];
      expect(built(two, grouping).positions.map(({ workDate }) => workDate)).toEqual([
        '2023-12-31',
        '2024-01-01',
      ]);
    },
  );

  it.each(groupings)('by %s keep kinds of VAT apart', (grouping) => {
    const two = [anEntry(), anEntry({ vatRateKey: 'reduced' })];
    expect(built(two, grouping).positions.map(({ vatKey }) => vatKey)).toEqual(['standard', 'reduced']);
  });

  it('that were none make no position', () => {
    expect(built([], 'one')).toEqual({ positions: [], claims: [], days: [] });
  });

  const entry = fc
    .record({
      day: fc.constantFrom('2023-12-31', '2024-01-01', '2026-11-03', '2026-11-04'),
      person: fc.constantFrom('anna', 'ben'),
      activity: fc.constantFrom('Holzen', 'Rücken'),
      quantity: fc.integer({ min: 1, max: 20_000 }),
      price: fc.constantFrom('72.0000', '80.5000', '0.3333'),
      vatRateKey: fc.constantFrom('standard' as const, 'reduced' as const, 'exempt' as const),
    })
    .map(({ day, person, activity, quantity, price, vatRateKey }) =>
      anEntry({
        ...{ workDate: day, employeeId: person, employeeName: person, activityTitle: activity, vatRateKey },
        ...{ quantity: (quantity / 1000).toFixed(3), unitPrice: price },
      }),
    );

  it.each(groupings)('by %s bill every entry once, and nothing else', (grouping) => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 20 }), (entries) => {
        const { positions, claims } = built(entries, grouping);
        expect(claims.map(({ id }) => id).sort()).toEqual(entries.map(({ id }) => id).sort());
        const ids = new Set(positions.map(({ id }) => id));
        expect(claims.every(({ positionId }) => ids.has(positionId ?? ''))).toBe(true);
        if (grouping === 'one') return;
        const hours = sumFixed(positions.map(({ quantity }) => quantity ?? '0'), 3); // oxfmt-ignore
        expect(hours).toBe(sumFixed(entries.map(({ quantity }) => quantity), 3)); // oxfmt-ignore
      }),
      { numRuns: 40 },
    );
  });

  it('as one sum come to what their list comes to', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 20 }), (entries) => {
        const { positions } = built(entries, 'one');
        const { subtotal } = computeTotals({ positions, rateOf: () => '0' });
        const listed = entries.map(
          ({ quantity, unitPrice }) => lineAmount({ kind: 'item', quantity, unitPrice }) ?? '0',
        );
        expect(subtotal).toBe(sumFixed(listed, 2));
      }),
      { numRuns: 60 },
    );
  });
});

describe('prices that a licence rounds', () => {
  it.each([
    ['80.3333', '80.33'],
    ['80.3350', '80.34'],
    ['-80.3350', '-80.34'],
    ['80.0000', '80.00'],
  ])('%s is %s', (unitPrice, rounded) => {
    const { positions } = withRoundedPrices(built([anEntry({ unitPrice })], 'entry'));
    expect(positions[0]?.unitPrice).toBe(rounded);
  });

  it('leave lines without a price alone', () => {
    const { positions } = built([anEntry()], 'entry');
    const text = positions.map((position) => ({ ...position, unitPrice: null }));
    expect(withRoundedPrices({ positions: text, claims: [] }).positions[0]?.unitPrice).toBeNull();
  });
});
