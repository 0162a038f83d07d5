import fc from 'fast-check';
import { balanceOf, spreadWeek, supervisesSelf, withEnds } from './employment.rules';

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const days = fc.uniqueArray(day, { maxLength: 12 });
const periodsOf = (starts: readonly string[]) => starts.map((validFrom) => ({ validFrom }));

describe('dated periods', () => {
  it('give every day one period: the last that began by then', () => {
    fc.assert(
      fc.property(days, day, (starts, today) => {
        const periods = withEnds(periodsOf(starts));
        const holding = periods.filter(
          ({ validFrom, validTo }) => validFrom <= today && (validTo === null || today <= validTo),
        );
        const expected = [...starts].sort().filter((start) => start <= today);
        expect(holding.map(({ validFrom }) => validFrom)).toEqual(expected.slice(-1));
      }),
    );
  });

  it('end the day before the next begins, over a year’s end too', () => {
    expect(withEnds(periodsOf(['2026-01-01', '2025-03-01']))).toEqual([
      { validFrom: '2025-03-01', validTo: '2025-12-31' },
      { validFrom: '2026-01-01', validTo: null },
    ]);
  });
});

describe('the ledger', () => {
  const line = fc.record({
    kind: fc.constantFrom('holidays', 'overtime'),
    seconds: fc.integer({ min: -1e6, max: 1e6 }),
  });

  it('adds up to the balance of its kind, whatever the order', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.array(line), (start, ledger) => {
        const expected = ledger.reduce(
          (sum, { kind, seconds }) => (kind === 'holidays' ? sum + seconds : sum),
          start,
        );
        expect(balanceOf(start, ledger, 'holidays')).toBe(expected);
        expect(balanceOf(start, [...ledger].reverse(), 'holidays')).toBe(expected);
      }),
    );
  });

  it('stands as before once every line has its reversal', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(line), (start, ledger) => {
        const reversals = ledger.map((one) => ({ ...one, seconds: -one.seconds }));
        expect(balanceOf(start, [...ledger, ...reversals], 'overtime')).toBe(start);
      }),
    );
  });
});

describe('a week over its days', () => {
  it('loses no minute and differs by one at most', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 80 * 60 }),
        fc.constantFrom(5 as const, 7 as const),
        (min, week) => {
          const spread = spreadWeek(min * 60, week);
          const working = spread.slice(0, week);
          expect(spread).toHaveLength(7);
          expect(spread.reduce((sum, one) => sum + one, 0)).toBe(min * 60);
          expect(Math.max(...working) - Math.min(...working)).toBeLessThanOrEqual(60);
          expect(spread.slice(week).every((one) => one === 0)).toBe(true);
        },
      ),
    );
  });
});

describe('supervision', () => {
  const chain = new Map([
    ['b', ['a']],
    ['c', ['b']],
  ]);

  it('may not come back to the person', () => {
    expect(supervisesSelf(chain, 'a', ['c'])).toBe(true);
    expect(supervisesSelf(chain, 'a', ['a'])).toBe(true);
    expect(supervisesSelf(chain, 'd', ['a', 'c'])).toBe(false);
    expect(supervisesSelf(chain, 'c', ['a', 'b'])).toBe(false);
  });

  it('is found out in a circle of any length', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), (length) => {
        const ring = new Map(
          Array.from({ length: length - 1 }, (_, at) => [String(at + 1), [String(at)]] as const),
        );
        expect(supervisesSelf(ring, '0', [String(length - 1)])).toBe(true);
        expect(supervisesSelf(ring, String(length), [String(length - 1)])).toBe(false);
      }),
    );
  });
});
