import fc from 'fast-check';
import { cashDiscountsOn } from './value/cash-discount';
import { lastMonths } from './value/last-months';
import { fromCents, inBase, negated, partOf, sumOf, toCents } from './value/money';

const cents = fc.bigInt({ min: -99_999_999_999n, max: 99_999_999_999n });

describe('amounts', () => {
  it('are read and written without losing a hundredth', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(toCents(fromCents(amount))).toBe(amount);
      }),
    );
  });

  it.each(['0.001', '12.345', '1e3', '1,50', '', 'CHF 5', "1'000.00"])(
    '%j is refused, never rounded',
    (text) => {
      expect(() => toCents(text)).toThrow(RangeError);
    },
  );

  it('of nothing have no sign', () => {
    expect(negated('0.00')).toBe('0.00');
    expect(sumOf(['-5.00', '5.00'])).toBe('0.00');
    expect(sumOf([])).toBe('0.00');
  });

  it('add up as whole hundredths: ten times ten Rappen are a franc', () => {
    expect(sumOf(Array<string>(10).fill('0.10'))).toBe('1.00');
  });
});

describe('a part of an amount', () => {
  it.each([
    ['half a hundredth is rounded away from zero', 1n, 1n, 2n, 1n],
    ['also of what is negative', -1n, 1n, 2n, -1n],
    ['a third', 100n, 1n, 3n, 33n],
    ['two thirds', 100n, 2n, 3n, 67n],
    ['of a credit, whose whole is negative', -100n, -1n, -3n, -33n],
    ['of nothing', 100n, 5n, 0n, 0n],
  ])('%s', (_rule, whole, part, of, expected) => {
    expect(partOf(whole, part, of)).toBe(expected);
  });

  it('is the same with both signs turned', () => {
    fc.assert(
      fc.property(cents, cents, fc.bigInt({ min: 1n, max: 10n ** 9n }), (whole, part, of) => {
        expect(partOf(whole, -part, -of)).toBe(partOf(whole, part, of));
        expect(partOf(-whole, part, of)).toBe(-partOf(whole, part, of));
      }),
    );
  });
});

describe('an amount in the licence’s currency', () => {
  it.each([
    ['100.00', '0.93', '93.00'],
    // 0.005 is half a hundredth: rounded away from zero, as commerce does.
    ['0.50', '0.93', '0.47'],
    ['-0.50', '0.93', '-0.47'],
    ['1234.55', '0.935412', '1154.81'],
    ['0.01', '0.4', '0.00'],
  ])('%s at %s is %s', (amount, rate, expected) => {
    expect(inBase(amount, rate)).toBe(expected);
  });

  it('is itself where it is in that currency', () => {
    expect(inBase('12.3', null)).toBe('12.30');
  });
});

describe('cash discounts', () => {
  const bill = {
    documentDate: '2026-02-20',
    cashDiscounts: [
      { days: 10, percent: '3' },
      { days: 20, percent: '1.5' },
    ],
  };

  it('are counted from the day of the bill; their last day is in them', () => {
    const on = (day: string) => cashDiscountsOn(bill, 10_000n, day).map(({ amount }) => amount);
    expect(on('2026-02-20')).toEqual([300n, 150n]);
    // February 2026 has 28 days: the tenth day after the 20th is the 2nd of March.
    expect(on('2026-03-02')).toEqual([300n, 150n]);
    expect(on('2026-03-03')).toEqual([150n]);
    expect(on('2026-03-12')).toEqual([150n]);
    expect(on('2026-03-13')).toEqual([]);
  });

  it('are a share of what is open, rounded once', () => {
    const [best] = cashDiscountsOn(
      { ...bill, cashDiscounts: [{ days: 10, percent: '2.25' }] },
      33_333n,
      '2026-02-20',
    );
    // 333.33 × 2.25 % = 7.499925
    expect(best).toEqual({ amount: 750n, lastDay: '2026-03-02' });
  });
});

it('the last twelve months end with that of the day, over the turn of the year', () => {
  expect(lastMonths('2026-01-31')).toEqual([
    ...['2025-02', '2025-03', '2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09'],
    ...['2025-10', '2025-11', '2025-12', '2026-01'],
  ]);
  expect(lastMonths('2026-12-01').at(0)).toBe('2026-01');
});
