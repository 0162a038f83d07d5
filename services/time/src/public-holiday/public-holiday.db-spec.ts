import type { HolidayCalendar } from '@jahrring/contracts-time';
import { aTimeService, type TimeTest } from '../test/a-time-service';

const path = '/api/time/public-holidays';

describe('the calendar of public holidays', () => {
  let app: TimeTest;
  beforeAll(async () => {
    app = await aTimeService();
  });
  afterAll(() => app.close());

  const calendar = async (query = ''): Promise<HolidayCalendar> =>
    (await app.as('admin').get(`${path}${query}`)).body;

  it('is that of the licence’s time zone and of this year unless told', async () => {
    const { year, country, regions } = await calendar();
    expect([year, country, regions.length]).toEqual([2026, 'CH', 26]);
    expect(regions).toContainEqual({ code: 'BE', name: 'Bern' });
  });

  it('follows country, canton or state, and year', async () => {
    const epiphany = { date: '2027-01-06', name: 'Heilige Drei Könige', halves: 2 };
    expect((await calendar('?country=DE&region=BY&year=2027')).days).toContainEqual(epiphany);
    expect((await calendar('?country=DE&region=HH&year=2027')).days).not.toContainEqual(epiphany);
    expect((await calendar('?country=DE&region=ZZ&year=2027')).regions).toHaveLength(16);
  });

  it('has the legal holidays of Valais, without its customs', async () => {
    const { days } = await calendar('?country=CH&region=VS&year=2027');
    const onWeekdays = days.filter(({ date }) => new Date(date).getUTCDay() !== 0);
    expect(onWeekdays.map(({ date }) => date.slice(5))).toEqual([
      '01-01', // New Year
      '03-19', // St Joseph
      '05-06', // Ascension
      '05-27', // Corpus Christi
      '11-01', // All Saints
      '12-08', // Immaculate Conception
      '12-25', // Christmas
    ]);
  });

  it('is for those who set the rules', async () => {
    expect((await app.as('employee').get(path)).status).toBe(403);
    expect((await app.as('admin').get(`${path}?country=FR`)).status).toBe(422);
  });
});
