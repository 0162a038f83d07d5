import { addDays, daysBetween, isWeekend } from '@jahrring/contracts-common';
import fc from 'fast-check';
import { afterRain, nextWorkingDay } from './weather-day';

const isWorked = (day: string) => !isWeekend(day);
const monday = '2027-03-01';

describe('a rain day', () => {
  it('moves a booking by one working day, and over a weekend', () => {
    const on = (firstDay: string, lastDay = firstDay) => afterRain({ firstDay, lastDay }, monday, isWorked);
    expect(on(monday)).toEqual({ firstDay: '2027-03-02', lastDay: '2027-03-02' });
    expect(on('2027-03-05')).toEqual({ firstDay: '2027-03-08', lastDay: '2027-03-08' });
    expect(on('2027-03-03', '2027-03-05')).toEqual({ firstDay: '2027-03-04', lastDay: '2027-03-08' });
  });

  it('lets what has begun before take a day longer', () => {
    const begun = { firstDay: '2027-02-25', lastDay: monday };
    expect(afterRain(begun, monday, isWorked)).toEqual({ firstDay: '2027-02-25', lastDay: '2027-03-02' });
  });

  it('keeps how many working days there are, and their order', () => {
    const anyDays = fc.record({
      first: fc.integer({ min: 0, max: 40 }),
      length: fc.integer({ min: 0, max: 20 }),
    });
    const worked = (from: string, to: string) =>
      Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at)).filter(isWorked).length;
    fc.assert(
      fc.property(anyDays, ({ first, length }) => {
        const booking = { firstDay: addDays(monday, first), lastDay: addDays(monday, first + length) };
        fc.pre(isWorked(booking.firstDay) && isWorked(booking.lastDay));
        const moved = afterRain(booking, monday, isWorked);
        expect(moved.firstDay <= moved.lastDay).toBe(true);
        expect(worked(moved.firstDay, moved.lastDay)).toBe(worked(booking.firstDay, booking.lastDay));
      }),
    );
  });

  it('finds the next day where nobody works for long', () => {
    expect(nextWorkingDay(monday, () => false)).toBe('2027-03-02');
  });
});
