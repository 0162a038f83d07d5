import { employmentChanged, type EmploymentChanged } from '@jahrring/contracts-admin';
import { defaultAbsenceSettings, type Balances, type LedgerRow } from '@jahrring/contracts-time';
import { testMember } from '@jahrring/testing';
import { aTimeService, type TimeTest } from '../test/a-time-service';

const path = '/api/time/absences';
const day = 30_240;
const employee = testMember('employee');

function anEmployment(change: Partial<EmploymentChanged> = {}): EmploymentChanged {
  return {
    employeeId: employee,
    birthdate: '1990-05-05',
    startsOn: '2016-03-01',
    supervisors: [testMember('foreman')],
    allowedAbsences: null,
    allowedCompanyParts: null,
    averageDaySeconds: day,
    startHolidaySeconds: 0,
    startOvertimeSeconds: 0,
    periods: [aPeriod()],
    corrections: [],
    ...change,
  };
}

function aPeriod(change: Partial<EmploymentChanged['periods'][number]> = {}) {
  const dailySeconds = [day, day, day, day, day, 0, 0];
  const pensum = { validFrom: '2016-03-01', pensumPercent: 100, weekDays: 5 as const, dailySeconds };
  return { ...pensum, yearlyHolidaySeconds: 25 * day, ...change };
}

/** Ten days of work in 2027; the test's today is 20 November 2026. */
const inFebruary = { type: 'holidays', startsOn: '2027-02-01', endsOn: '2027-02-14' } as const;

describe('holidays around the New Year', () => {
  let app: TimeTest;
  beforeEach(async () => {
    app = await aTimeService();
  });
  afterEach(() => app.close());

  const employed = (change: Partial<EmploymentChanged> = {}) =>
    app.deliver(employmentChanged, anEmployment(change));
  const balances = async (year: number): Promise<Balances> =>
    (await app.as('employee').get(`${path}/balances?year=${year}`)).body;
  const daysOf = ({ holidays: { grantedSeconds, takenSeconds, restSeconds } }: Balances) =>
    [grantedSeconds, takenSeconds, restSeconds].map((seconds) => Number((seconds / day).toFixed(4)));
  const preview = async (body: object) => (await app.as('employee').post(`${path}/preview`, body)).body;
  const settings = (change: object) =>
    app
      .as('admin')
      .put('/api/time/absence-settings', { ...defaultAbsenceSettings, ...change }, { ifMatch: 0 });
  /** Entered by the office, so approved at once. */
  const taken = (body: object) => app.as('admin').post(path, { ...body, employeeId: employee });
  const newYear = async (at: string) => {
    app.clock.set(new Date(at));
    await app.runJob('time.absences');
  };

  it('are known as soon as the year is looked at, with what goes over by what is known today', async () => {
    await employed();
    expect(daysOf(await balances(2026))).toEqual([25, 0, 25]);
    expect(daysOf(await balances(2027))).toEqual([50, 0, 50]);
    expect(daysOf(await balances(2028))).toEqual([75, 0, 75]);
    const { ledger } = await balances(2027);
    expect(ledger.map(({ source, expected }: LedgerRow) => [source, expected])).toEqual([
      ['carry_over', true],
      ['entitlement', true],
    ]);
    expect((await balances(2026)).ledger.every(({ expected }) => !expected)).toBe(true);
  });

  it('leave a request of next year what that year will have', async () => {
    await employed();
    expect((await preview(inFebruary)).restSeconds).toBe(40 * day);
    await settings({ carryMaxDays: 5 });
    expect((await preview(inFebruary)).restSeconds).toBe(20 * day);
    // Four days of this year, as many of the next as the calendar leaves: New Year's Day and Berchtold's Day are free.
    const over = { type: 'holidays', startsOn: '2026-12-28', endsOn: '2027-01-08' };
    const { days, restSeconds } = await preview(over);
    const inNext = days.filter(
      ({ date, halfDays }: { date: string; halfDays: number }) => halfDays && date > '2027',
    );
    expect(restSeconds).toBe((5 + 25 - inNext.length) * day);
    await taken(inFebruary);
    expect(daysOf(await balances(2027))).toEqual([30, 10, 20]);
    expect(daysOf(await balances(2026))).toEqual([25, 0, 25]);
  });

  it('are booked when the year has come, to the same figures, and read nothing into the ledger before', async () => {
    await employed();
    await taken(inFebruary);
    const expected = await balances(2027);
    await balances(2027);
    await newYear('2026-12-31T22:59:59.000Z');
    expect((await balances(2027)).ledger.filter((row) => !row.expected)).toHaveLength(10);
    // A second later it is the New Year in Zurich; the figures hold before the job has run as well.
    app.clock.set(new Date('2026-12-31T23:00:00.000Z'));
    expect((await balances(2027)).holidays).toEqual(expected.holidays);
    await newYear('2026-12-31T23:00:00.000Z');
    const booked = await balances(2027);
    expect(booked.holidays).toEqual(expected.holidays);
    expect(booked.ledger.every((row) => !row.expected)).toBe(true);
    expect(daysOf(await balances(2026))).toEqual([0, 0, 0]);
  });

  it('stay in the last year of whoever leaves on New Year’s Eve', async () => {
    await employed({ endsOn: '2026-12-31' });
    expect(daysOf(await balances(2027))).toEqual([0, 0, 0]);
    expect((await preview(inFebruary)).refusal).toBe('time:errors.absenceNoDay');
    await newYear('2027-01-10T12:00:00.000Z');
    expect([daysOf(await balances(2026)), daysOf(await balances(2027))]).toEqual([
      [25, 0, 25],
      [0, 0, 0],
    ]);
    const paid = {
      ...{ id: testMember('admin'), kind: 'holidays' as const, reason: 'ausbezahlt' },
      ...{ date: '2027-01-15', seconds: -25 * day },
    };
    await employed({ endsOn: '2026-12-31', corrections: [paid] });
    expect(daysOf(await balances(2026))).toEqual([0, 0, 0]);
    // Someone who stays after all has the holidays in the new year; booked lines are not changed, only added to.
    const before = (await balances(2026)).ledger;
    await employed({ corrections: [paid] });
    expect((await balances(2026)).ledger).toEqual(expect.arrayContaining(before));
    expect(daysOf(await balances(2027))).toEqual([25, 0, 25]);
  });

  it('begin for who starts next year with the entry, together with what they bring along', async () => {
    const periods = [aPeriod({ validFrom: '2027-03-01' })];
    await settings({ carryMaxDays: 0 });
    await employed({ startsOn: '2027-03-01', periods, startHolidaySeconds: 3 * day });
    expect(daysOf(await balances(2026))).toEqual([0, 0, 0]);
    const granted = 3 + (25 * 306) / 365;
    expect((await balances(2027)).holidays.grantedSeconds).toBe(Math.round(granted * day));
  });

  it('follow next year’s pensum, leaving and birthdays', async () => {
    const half = [day, day, day, 0, 0, 0, 0].map((seconds) => seconds / 2);
    const periods = [aPeriod({ yearlyHolidaySeconds: 0 })];
    const week = 5 * day;
    const granted = async (change: Partial<EmploymentChanged>, year: number) => {
      await employed({ periods, ...change });
      return (await balances(year)).ledger.find(({ source }) => source === 'entitlement')?.seconds ?? 0;
    };
    await settings({ carryMaxDays: 0 });
    const changing = [
      ...periods,
      aPeriod({ validFrom: '2027-07-02', dailySeconds: half, yearlyHolidaySeconds: 0 }),
    ];
    expect(await granted({ periods: changing }, 2027)).toBe(
      Math.round((4 * week * 182 + 4 * 1.5 * day * 183) / 365),
    );
    expect(await granted({ endsOn: '2027-06-30' }, 2027)).toBe(Math.round((4 * week * 181) / 365));
    // Twenty on 29 February 2028: five weeks for 59 days, four for 307.
    expect(await granted({ birthdate: '2008-02-29' }, 2027)).toBe(5 * week);
    expect(await granted({ birthdate: '2008-02-29' }, 2028)).toBe(
      Math.round((5 * week * 59 + 4 * week * 307) / 366),
    );
  });

  it('do not count what the company’s calendar of next year has free', async () => {
    await settings({ holidays: [{ date: '2027-02-03', name: 'Betriebsfeier', halves: 2 }] });
    await employed();
    expect((await preview(inFebruary)).restSeconds).toBe(41 * day);
  });

  it('show a gift that is not taken yet in the years after', async () => {
    const seniority = [{ years: 10, days: 5 }];
    await settings({ seniority });
    await employed();
    const gift = async (year: number) => (await balances(year)).holidays_seniority;
    expect(await gift(2026)).toMatchObject({ grantedSeconds: 5 * day, restSeconds: 5 * day });
    expect(
      (await preview({ ...inFebruary, type: 'holidays_seniority', endsOn: '2027-02-02' })).restSeconds,
    ).toBe(3 * day);
    await taken({ ...inFebruary, type: 'holidays_seniority', endsOn: '2027-02-02' });
    expect(await gift(2027)).toMatchObject({
      grantedSeconds: 5 * day,
      takenSeconds: 2 * day,
      restSeconds: 3 * day,
    });
  });
});
