import { addDays } from '@jahrring/contracts-common';
import fc from 'fast-check';
import { carryOver, daySecondsOf, earned, entitlementOf, expired, seniorityGifts } from './entitlement';
import { fullYears, minimumDays, type Employed } from './minimum-days';

const rules = { country: 'CH', moreFrom50: false } as const;
const fullTime = [30_240, 30_240, 30_240, 30_240, 30_240, 0, 0];
const day = 30_240;
const week = 5 * day;

function aPerson(change: Partial<Employed> = {}, yearly = 0): Employed {
  return {
    birthdate: '1990-05-05',
    periods: [{ validFrom: '2020-01-01', dailySeconds: fullTime, yearlyHolidaySeconds: yearly }],
    ...change,
  };
}

describe('entitlement to holidays', () => {
  it('is what HR has entered, else what the law asks for', () => {
    expect(entitlementOf(aPerson({}, 25 * day), rules, 2026)).toBe(25 * day);
    expect(entitlementOf(aPerson(), rules, 2026)).toBe(4 * week);
    expect(entitlementOf(aPerson(), { ...rules, country: 'AT' }, 2026)).toBe(5 * week);
  });

  it('follows the day of entry, exit and every change in between', () => {
    const half = fullTime.map((seconds) => seconds / 2);
    const [full] = aPerson().periods;
    const periods = full ? [full, { ...full, validFrom: '2026-07-02', dailySeconds: half }] : [];
    // 182 of 365 days at full time, 183 at half.
    expect(entitlementOf(aPerson({ periods }), rules, 2026)).toBe(
      Math.round((4 * week * 182 + 2 * week * 183) / 365),
    );
    expect(entitlementOf(aPerson({ startsOn: '2026-12-31' }), rules, 2026)).toBe(
      Math.round((4 * week) / 365),
    );
    expect(entitlementOf(aPerson({ endsOn: '2025-12-31' }), rules, 2026)).toBe(0);
  });

  it('adds up to the second, however a year is cut', () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 364 }), { maxLength: 12 });
    const person = fc.record({
      yearly: fc.integer({ min: 0, max: 40 * day }),
      starts: fc.integer({ min: 0, max: 300 }),
      born: fc.integer({ min: 0, max: 364 }),
    });
    fc.assert(
      fc.property(
        days,
        person,
        fc.constantFrom('CH', 'DE', 'AT'),
        (cuts, { yearly, starts, born }, country) => {
          const employed = aPerson(
            { startsOn: addDays('2026-01-01', starts), birthdate: addDays('2006-01-01', born) },
            yearly,
          );
          const own = { country, moreFrom50: true };
          const starting = [0, ...cuts.toSorted((a, b) => a - b)];
          const parts = starting.map((from, index) => {
            const to = (starting[index + 1] ?? 365) - 1;
            return earned(employed, own, addDays('2026-01-01', from), addDays('2026-01-01', to));
          });
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(entitlementOf(employed, own, 2026));
          expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it.each([
    ['CH', '2006-06-15', '2026-06-14', 30],
    ['CH', '2006-06-15', '2026-06-15', 24],
    ['CH', '1970-01-01', '2026-06-15', 24],
    ['DE', '2010-02-01', '2026-06-15', 30],
    ['DE', '2009-02-01', '2026-06-15', 27],
    ['DE', '2008-02-01', '2026-06-15', 25],
    ['DE', '2008-01-01', '2026-06-15', 24],
    ['AT', '1990-01-01', '2026-06-15', 30],
  ] as const)('is in %s for somebody born on %s on %s at least %d days of a six-day week', (...row) => {
    const [country, birthdate, on, days] = row;
    expect(minimumDays({ country, moreFrom50: false }, { birthdate }, on)).toBe(days);
  });

  /** Source: Austrian holiday act (UrlG) § 2 (1): 36 working days after completion of the 25th year of service. */
  it('is six weeks in Austria from the day on which 25 years of service are full', () => {
    const austrian = { country: 'AT', moreFrom50: false } as const;
    const since = { startsOn: '2001-07-01' };
    expect(minimumDays(austrian, since, '2026-06-30')).toBe(30);
    expect(minimumDays(austrian, since, '2026-07-01')).toBe(36);
    expect(minimumDays({ ...austrian, country: 'CH' }, since, '2026-07-01')).toBe(24);
    expect(entitlementOf(aPerson(since), austrian, 2025)).toBe(5 * week);
    expect(entitlementOf(aPerson(since), austrian, 2026)).toBe(
      Math.round((week * (5 * 181 + 6 * 184)) / 365),
    );
    expect(entitlementOf(aPerson(since), austrian, 2027)).toBe(6 * week);
    expect(entitlementOf(aPerson(since, 25 * day), austrian, 2027)).toBe(25 * day);
  });

  it('grows from 50 only where the licence says so', () => {
    expect(minimumDays({ country: 'CH', moreFrom50: true }, { birthdate: '1976-06-15' }, '2026-06-15')).toBe(
      30,
    );
    expect(minimumDays({ country: 'CH', moreFrom50: true }, { birthdate: '1976-06-15' }, '2026-06-14')).toBe(
      24,
    );
  });

  it('knows years of age over a leap day', () => {
    expect(fullYears('2004-02-29', '2026-02-28')).toBe(21);
    expect(fullYears('2004-02-29', '2026-03-01')).toBe(22);
  });

  it('takes a day for what HR says, else for the average of the working days', () => {
    const { periods } = aPerson();
    expect(daySecondsOf({ averageDaySeconds: 28_800, periods }, '2026-01-01')).toBe(28_800);
    expect(daySecondsOf({ averageDaySeconds: 0, periods }, '2026-01-01')).toBe(day);
    expect(daySecondsOf({ averageDaySeconds: 0, periods: [] }, '2026-01-01')).toBe(0);
  });
});

describe('the seniority gift', () => {
  const table = [
    { years: 5, days: 2 },
    { years: 10, days: 5 },
  ];

  it('comes on the day its years are full, while somebody is there', () => {
    const gift = { years: 5, days: 2, date: '2021-03-01' };
    expect(seniorityGifts({ startsOn: '2016-03-01' }, table, '2026-02-28')).toEqual([gift]);
    expect(seniorityGifts({ startsOn: '2016-03-01' }, table, '2026-03-01')).toHaveLength(2);
    expect(seniorityGifts({ startsOn: '2016-03-01', endsOn: '2026-02-01' }, table, '2026-12-31')).toEqual([
      gift,
    ]);
    expect(seniorityGifts({}, table, '2026-12-31')).toEqual([]);
  });

  it('waits for 1 March where there is no 29 February', () => {
    expect(seniorityGifts({ startsOn: '2016-02-29' }, table, '2026-12-31').map(({ date }) => date)).toEqual([
      '2021-03-01',
      '2026-03-01',
    ]);
  });
});

describe('the year’s end', () => {
  it('carries over and loses exactly what was left', () => {
    fc.assert(
      fc.property(fc.integer(), fc.option(fc.nat()), (rest, most) => {
        const { carried, lost } = carryOver(rest, most);
        expect(carried + lost).toBe(rest);
        expect(lost).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('loses what was carried over and not taken in time', () => {
    expect(expired(5 * day, 2 * day)).toBe(3 * day);
    expect(expired(5 * day, 7 * day)).toBe(0);
    expect(expired(-day, 0)).toBe(0);
  });
});
