import fc from 'fast-check';
import {
  addDays,
  commonDays,
  dayOfEpoch,
  daysBetween,
  daysFrom,
  epochDay,
  isLocalDate,
  isWeekend,
  storableDay,
  weekdayOf,
} from './day';
import { addMonths, isLocalMonth, lastDayOf, monthAfter, nextMonthOf, quarterOf, weeksOf } from './month';
import { isoWeekOf, mondayOf, weekOf } from './week';

/** Every day from 1900 to 2199. */
const days = fc.integer({ min: epochDay('1900-01-01'), max: epochDay('2199-12-31') }).map(dayOfEpoch);
const months = days.map((day) => day.slice(0, 7));
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

describe('days', () => {
  it('are counted as the proleptic Gregorian calendar counts them', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -40_000, max: 40_000 }), (day, count) => {
        const date = dateOf(day);
        date.setUTCDate(date.getUTCDate() + count);
        expect(addDays(day, count)).toBe(date.toISOString().slice(0, 10));
        expect(daysBetween(day, addDays(day, count))).toBe(count);
        expect(weekdayOf(day)).toBe(dateOf(day).getUTCDay() || 7);
      }),
    );
  });

  it('know the leap years: 2000 is one, 1900 and 2100 are none', () => {
    const leap = ['1900', '1904', '2000', '2024', '2026', '2100'].filter((year) =>
      isLocalDate(`${year}-02-29`),
    );
    expect(leap).toEqual(['1904', '2000', '2024']);
    expect(['2026-02-30', '2026-13-01', '2026-1-1', 'heute', ''].filter(isLocalDate)).toEqual([]);
  });

  it('know Saturday and Sunday, before 1970 too', () => {
    expect(daysFrom('2026-11-16', 7).filter(isWeekend)).toEqual(['2026-11-21', '2026-11-22']);
    expect(['1969-12-28', '1969-12-29', '1900-01-01'].map(weekdayOf)).toEqual([7, 1, 1]);
  });

  it('two spans have in common are counted with both ends', () => {
    expect(commonDays(['2026-01-01', '2026-01-10'], ['2026-01-10', '2026-02-01'])).toBe(1);
    expect(commonDays(['2026-01-01', '2026-01-10'], ['2026-01-11', '2026-02-01'])).toBe(0);
  });
});

describe('weeks', () => {
  it('have seven days from Monday on, over both changes of the clock', () => {
    fc.assert(
      fc.property(days, (day) => {
        const week = weekOf(day);
        expect(week).toContain(day);
        expect(week.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
        expect(week[0]).toBe(mondayOf(day));
      }),
    );
    expect(weekOf('2026-03-29').at(-1)).toBe('2026-03-29');
    expect(weekOf('2026-10-25').at(-1)).toBe('2026-10-25');
  });

  it.each([
    ['2025-12-29', 2026, 1],
    ['2026-11-16', 2026, 47],
    ['2026-12-28', 2026, 53],
    ['2027-01-03', 2026, 53],
    ['2027-01-04', 2027, 1],
    ['1900-01-01', 1900, 1],
  ])('the one of %s is %i-W%i', (day, year, week) => {
    expect(isoWeekOf(day)).toEqual({ year, week });
  });

  it('are 53 in a year that begins on a Thursday, or on a Wednesday and is a leap year, else 52', () => {
    for (let year = 1900; year < 2200; year += 1) {
      const first = weekdayOf(`${year}-01-01`);
      const long = first === 4 || (first === 3 && isLocalDate(`${year}-02-29`));
      expect([year, isoWeekOf(`${year}-12-28`)]).toEqual([year, { year, week: long ? 53 : 52 }]);
    }
  });
});

describe('months', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-05-15', 0, '2026-05-15'],
  ])('%s and %i of them is %s', (day, count, expected) => expect(addMonths(day, count)).toBe(expected));

  it('follow one another without a hole', () => {
    fc.assert(
      fc.property(months, fc.integer({ min: -1200, max: 1200 }), (month, count) => {
        expect(monthAfter(monthAfter(month, count), -count)).toBe(month);
        expect(addDays(lastDayOf(month), 1)).toBe(`${monthAfter(month, 1)}-01`);
        expect(nextMonthOf(lastDayOf(month))).toBe(nextMonthOf(`${month}-01`));
      }),
    );
  });

  it('lie in weeks, four to six', () => {
    fc.assert(
      fc.property(months, (month) => {
        const weeks = weeksOf(month);
        expect(weeks.flat().filter((day) => day.startsWith(month))).toHaveLength(
          Number(lastDayOf(month).slice(8)),
        );
        expect(weeks.every((week) => week.some((day) => day.startsWith(month)))).toBe(true);
      }),
    );
    expect([weeksOf('2026-02'), weeksOf('2027-02'), weeksOf('2026-08')].map(({ length }) => length)).toEqual([
      5, 4, 6,
    ]);
  });

  it('belong to a quarter', () => {
    expect(['2026-01', '2026-03', '2026-04', '2026-12'].map(quarterOf)).toEqual([
      '2026-01',
      '2026-01',
      '2026-04',
      '2026-10',
    ]);
  });

  it('are written with two figures from 01 to 12', () => {
    expect(['2026-11', '2026-13', '2026-1', '2026', '', 'heute'].filter(isLocalMonth)).toEqual(['2026-11']);
  });
});

describe('a day that is worked out and kept', () => {
  it('never lies behind the last one a record can have', () => {
    expect(storableDay(addMonths('2199-12-31', 12))).toBe('2199-12-31');
    expect(storableDay('2199-12-30')).toBe('2199-12-30');
  });
});
