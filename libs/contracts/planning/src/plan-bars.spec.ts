import { addDays } from '@jahrring/contracts-common';
import fc from 'fast-check';
import type { BookingView } from './booking.contract';
import { toBars } from './plan-bars';

const days = Array.from({ length: 30 }, (_, index) => addDays('2026-11-01', index));

const booking = (firstDay: string, lastDay = firstDay, part: BookingView['part'] = 'full') =>
  ({ id: `${firstDay} ${lastDay}`, firstDay, lastDay, part }) as BookingView;

describe('toBars', () => {
  it('cuts what reaches over the edges, and leaves out what lies outside', () => {
    const bars = toBars(
      [booking('2026-10-20', '2026-11-02'), booking('2026-11-29', '2026-12-09'), booking('2026-12-01')],
      days,
    );
    expect(bars.map(({ start, end, lane }) => [start, end, lane])).toEqual([
      [1, 3, 1],
      [29, 31, 1],
    ]);
  });

  it('names bookings for the same thing that follow one another once', () => {
    const plan = [
      booking('2026-11-02'),
      booking('2026-11-03', '2026-11-04'),
      { ...booking('2026-11-05'), title: 'Kurs' },
      booking('2026-11-07'),
    ];
    expect(toBars(plan, days).map(({ run }) => run)).toEqual([3, 0, 1, 1]);
  });

  it('puts the morning above the afternoon', () => {
    const bars = toBars(
      [booking('2026-11-02', '2026-11-02', 'afternoon'), booking('2026-11-02', '2026-11-02', 'morning')],
      days,
    );
    expect(bars.map(({ booking: { part }, lane }) => [part, lane])).toEqual([
      ['morning', 1],
      ['afternoon', 2],
    ]);
  });

  it('puts no two bookings of a day into one lane', () => {
    const some = fc
      .record({ start: fc.integer({ min: -5, max: 34 }), length: fc.integer({ min: 0, max: 9 }) })
      .map(({ start, length }) =>
        booking(addDays('2026-11-01', start), addDays('2026-11-01', start + length)),
      );
    fc.assert(
      fc.property(fc.array(some), (bookings) => {
        const bars = toBars(bookings, days);
        for (const one of bars) {
          const beside = bars.filter((other) => other !== one && other.lane === one.lane);
          expect(beside.filter((other) => other.start < one.end && one.start < other.end)).toEqual([]);
          expect(one.start >= 1 && one.end <= days.length + 1 && one.start < one.end).toBe(true);
        }
      }),
    );
  });
});
