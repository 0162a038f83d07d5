import { addDays, mondayOf } from '@jahrring/contracts-common';
import { lawOf } from './law-of';
import { hintsOfAverages, hintsOfYearOvertime, type WeekSum } from './long-term-hints';
import { workingTimeLaws } from './working-time-law';

const hour = 3600;
const first = '2026-05-04';

/** So many weeks of the same length from a Monday on. */
const weeks = (count: number, hours: number, change: Partial<WeekSum> = {}, from = first): WeekSum[] =>
  Array.from({ length: count }, (_, index) => ({
    monday: addDays(from, index * 7),
    ...{ workedSeconds: hours * hour, legalSeconds: 0, absentShare: 0, holidays: 0, ...change },
  }));
const averages = (country: 'CH' | 'DE' | 'AT', given: readonly WeekSum[]) =>
  hintsOfAverages(given, workingTimeLaws[country]).map(
    ({ kind, date, actual, limit }) => `${kind} ${date} ${(actual / hour).toFixed(2)} ${limit / hour}`,
  );

describe('the average of 24 weeks in Germany', () => {
  it('is eight hours a day from Monday to Saturday', () => {
    expect(averages('DE', weeks(24, 48))).toEqual([]);
    expect(averages('DE', weeks(24, 49))).toEqual(['averageDay 2026-10-12 8.17 8']);
  });

  it('is not known before 24 weeks, and told of every week that ends it', () => {
    expect(averages('DE', weeks(23, 60))).toEqual([]);
    expect(averages('DE', weeks(26, 49)).map((one) => one.slice(11, 21))).toEqual([
      '2026-10-12',
      '2026-10-19',
      '2026-10-26',
    ]);
  });

  it('may be kept over six months instead, taken as 26 weeks', () => {
    const before = (hours: number) => [...weeks(2, hours), ...weeks(24, 49, {}, addDays(first, 14))];
    expect(averages('DE', before(36)).filter((one) => one.includes('2026-10-26'))).toEqual([]);
    expect(averages('DE', before(40)).at(-1)).toBe('averageDay 2026-10-26 8.17 8');
  });

  it('evens out long weeks with short ones', () => {
    expect(averages('DE', [...weeks(12, 56), ...weeks(12, 40, {}, addDays(first, 84))])).toEqual([]);
    expect(averages('DE', [...weeks(12, 58), ...weeks(12, 40, {}, addDays(first, 84))])).toEqual([
      'averageDay 2026-10-12 8.17 8',
    ]);
  });

  it('counts neither absences nor public holidays as days to even out with', () => {
    const away = weeks(4, 0, { absentShare: 1 }, addDays(first, 140));
    expect(averages('DE', [...weeks(20, 49), ...away])).toEqual(['averageDay 2026-10-12 8.17 8']);
    const unworked = weeks(4, 0, {}, addDays(first, 140));
    expect(averages('DE', [...weeks(20, 49), ...unworked])).toEqual([]);
    // 40 h on five days of six, the other a holiday.
    expect(averages('DE', weeks(24, 40, { holidays: 1 }))).toEqual([]);
    expect(averages('DE', weeks(24, 41, { holidays: 1 }))).toEqual(['averageDay 2026-10-12 8.20 8']);
    expect(averages('DE', weeks(24, 0, { absentShare: 1 }))).toEqual([]);
  });
});

describe('the average of 17 weeks in Austria', () => {
  it('is 48 hours a week', () => {
    expect(averages('AT', weeks(17, 48))).toEqual([]);
    expect(averages('AT', weeks(16, 60))).toEqual([]);
    expect(averages('AT', weeks(17, 48.5))).toEqual(['averageWeek 2026-08-24 48.50 48']);
  });

  it('leaves absences out, also in part', () => {
    const half = weeks(2, 24, { absentShare: 0.5 }, addDays(first, 105));
    expect(averages('AT', [...weeks(15, 48), ...half])).toEqual([]);
    const away = weeks(2, 0, { absentShare: 1 }, addDays(first, 105));
    expect(averages('AT', [...weeks(15, 49), ...away])).toEqual(['averageWeek 2026-08-24 49.00 48']);
  });

  it('goes on over New Year and the weeks the clock is changed', () => {
    const from = mondayOf('2026-10-19');
    expect(averages('AT', weeks(17, 50, {}, from))).toEqual(['averageWeek 2027-02-08 50.00 48']);
  });
});

describe('the overtime of a year', () => {
  const year = (count: number, legal: number, lawWeekHours: 45 | 50, from: string) => {
    const law = lawOf({ lawRule: 'CH', lawWeekHours }, 'Europe/Zurich');
    const given = weeks(count, 60, { legalSeconds: legal * hour }, from);
    return law
      ? hintsOfYearOvertime(given, law).map(
          ({ date, actual, limit }) => `${date} ${actual / hour} ${limit / hour}`,
        )
      : [];
  };

  it('is 140 hours beyond 50 and 170 beyond 45 in Switzerland', () => {
    expect(year(14, 10, 50, '2026-01-05')).toEqual([]);
    expect(year(15, 10, 50, '2026-01-05')).toEqual(['2026-04-13 150 140']);
    expect(year(17, 10, 45, '2026-01-05')).toEqual([]);
    expect(year(18, 10, 45, '2026-01-05')).toEqual(['2026-05-04 180 170']);
  });

  it('begins anew with the year, a week belonging to that of its Sunday', () => {
    // 28 December 2026 to 3 January 2027 is of 2027: 14 weeks before it are of 2026.
    expect(year(15, 10, 50, '2026-09-21')).toEqual([]);
    expect(year(29, 10, 50, '2026-09-21')).toEqual(['2027-04-05 150 140']);
    expect(year(30, 10, 50, '2026-09-14')).toEqual(['2026-12-21 150 140', '2027-04-05 150 140']);
  });

  it('has no cap elsewhere', () => {
    const given = weeks(40, 60, { legalSeconds: 12 * hour }, '2026-01-05');
    expect(hintsOfYearOvertime(given, workingTimeLaws.DE)).toEqual([]);
    expect(hintsOfYearOvertime(given, workingTimeLaws.AT)).toEqual([]);
  });
});
