import { dayOfEpoch, epochDay } from '@jahrring/contracts-common';
import fc from 'fast-check';
import { Decimal } from 'decimal.js';
import { usedBetween, type CounterPoint } from './usage';

const start = epochDay('2026-01-01');

/** A counter that only ever goes on, read on growing days; now and then it is replaced by one that begins at zero. */
const counters = fc
  .array(
    fc.record({
      days: fc.integer({ min: 0, max: 40 }),
      tenths: fc.integer({ min: 0, max: 5000 }),
      replaced: fc.boolean(),
    }),
    { minLength: 2, maxLength: 30 },
  )
  .map((steps) => {
    const points: CounterPoint[] = [];
    let [day, value, counterNo] = [start, 1000, 1];
    for (const step of steps) {
      day += step.days;
      value += step.tenths;
      points.push({ readOn: dayOfEpoch(day), counterNo, value: (value / 10).toFixed(3) });
      if (!step.replaced) continue;
      [value, counterNo] = [0, counterNo + 1];
      points.push({ readOn: dayOfEpoch(day), counterNo, value: '0.000' });
    }
    return points;
  });

const [first, last] = ['2025-01-01', '2040-12-31'];

describe('usedBetween', () => {
  it('is all that every counter ran, over all time', () => {
    fc.assert(
      fc.property(counters, (points) => {
        const byCounter = new Map<number, number[]>();
        for (const { counterNo, value } of points) {
          byCounter.set(counterNo, [...(byCounter.get(counterNo) ?? []), Number(value)]);
        }
        const ran = [...byCounter.values()].map((values) => Math.max(...values) - Math.min(...values));
        const sum = ran.reduce((total, one) => total + one, 0);
        expect(usedBetween(points, first, last).toNumber()).toBeCloseTo(sum, 6);
      }),
    );
  });

  it('adds up, wherever a period is cut in two', () => {
    fc.assert(
      fc.property(counters, fc.integer({ min: 0, max: 1300 }), (points, days) => {
        const cut = start + days;
        const parts = usedBetween(points, first, dayOfEpoch(cut)).plus(
          usedBetween(points, dayOfEpoch(cut + 1), last),
        );
        expect(
          parts
            .minus(usedBetween(points, first, last))
            .abs()
            .lt('0.000001'),
        ).toBe(true);
      }),
    );
  });

  it('is never negative, whatever the order the readings are given in', () => {
    fc.assert(
      fc.property(counters, (points) => {
        const used = usedBetween([...points].reverse(), '2026-02-01', '2026-03-31');
        expect(used.gte(0)).toBe(true);
        expect(used.equals(usedBetween(points, '2026-02-01', '2026-03-31'))).toBe(true);
      }),
    );
  });

  it('spreads what ran between two readings evenly over the days', () => {
    const points = [
      { readOn: '2026-01-31', counterNo: 1, value: '100.000' },
      { readOn: '2026-02-10', counterNo: 1, value: '150.000' },
    ];
    expect(usedBetween(points, '2026-02-01', '2026-02-04')).toEqual(new Decimal(20));
    expect(usedBetween(points, '2026-01-01', '2026-01-31')).toEqual(new Decimal(0));
  });
});
