import { employmentChanged, type EmploymentChanged } from '@jahrring/contracts-admin';
import { addDays, newId } from '@jahrring/contracts-common';
import {
  defaultAbsenceSettings,
  defaultPayrollSettings,
  defaultTimeSettings,
  type LawHint,
  type OvertimeMonth,
  type OvertimeTeam,
  type TeamPerson,
  type WeekView,
} from '@jahrring/contracts-time';
import { testMember, type TestClient } from '@jahrring/testing';
import { aTimeService, anEntry, entriesPath, type TimeTest } from '../test/a-time-service';

const employee = testMember('employee');
const day = 8 * 3600;

const employment = (change: Partial<EmploymentChanged> = {}): EmploymentChanged => ({
  employeeId: employee,
  supervisors: [testMember('foreman')],
  allowedAbsences: null,
  allowedCompanyParts: null,
  averageDaySeconds: day,
  startHolidaySeconds: 0,
  startOvertimeSeconds: 0,
  periods: [
    {
      validFrom: '2020-01-01',
      pensumPercent: 100,
      weekDays: 5,
      dailySeconds: [day, day, day, day, day, 0, 0],
      yearlyHolidaySeconds: 0,
    },
  ],
  corrections: [],
  ...change,
});

describe('hints at the working-time law', () => {
  let app: TimeTest;
  let admin: TestClient;

  beforeEach(async () => {
    app = await aTimeService();
    admin = app.as('admin');
    await app.deliver(employmentChanged, employment());
  });
  afterEach(() => app.close());

  const record = async (workDate: string, from: string, to: string) => {
    const entry = anEntry({ employeeId: employee, workDate, from, to });
    expect((await admin.post(entriesPath, entry)).status).toBe(201);
  };
  const dayHints = async (date: string): Promise<string[]> =>
    kindsOf((await app.as('employee').get(`/api/time/days/${date}`)).body.hints);
  const weekOf = async (date: string): Promise<WeekView> =>
    (await app.as('employee').get(`/api/time/weeks/${date}`)).body;
  const kindsOf = (hints: readonly LawHint[] = []) => hints.map(({ kind, date }) => `${kind} ${date}`);
  const team = async (date: string) => {
    const { body } = await app.as('foreman').get(`/api/time/team?from=${date}&to=${date}`);
    return (body.people as TeamPerson[]).find(({ employeeId }) => employeeId === employee);
  };

  it('see a Saturday that reaches into Sunday, on the day it was recorded, and tell those who confirm', async () => {
    await record('2026-11-14', '20:00', '02:00');
    expect(await dayHints('2026-11-14')).toEqual(['night 2026-11-14', 'sunday 2026-11-15']);
    expect(await dayHints('2026-11-15')).toEqual([]);
    const seen = await team('2026-11-14');
    expect(kindsOf(seen?.hints)).toContain('sunday 2026-11-15');
    expect(seen?.days[0]?.remarks).toContain('law');
  });

  it('count the night the clock is set forward in instants', async () => {
    await record('2026-03-28', '23:00', '06:00');
    const { hints } = await weekOf('2026-03-28');
    expect(hints).toContainEqual(expect.objectContaining({ kind: 'night', actual: 6 * 3600 }));
  });

  it('know the public holidays of the canton', async () => {
    await record('2026-08-15', '08:00', '12:00');
    const choose = (region: string, ifMatch: number) =>
      admin.put('/api/time/absence-settings', { ...defaultAbsenceSettings, region }, { ifMatch });
    await choose('ZH', 0);
    expect(await dayHints('2026-08-15')).toEqual([]);
    await choose('LU', 1);
    expect(await dayHints('2026-08-15')).toEqual(['holiday 2026-08-15']);
  });

  it('judge by the age on the day', async () => {
    await app.deliver(employmentChanged, employment({ birthdate: '2008-11-18' }));
    for (const date of ['2026-11-17', '2026-11-18']) await record(date, '07:00', '17:30');
    expect(await dayHints('2026-11-17')).toEqual(['minorDay 2026-11-17']);
    expect(await dayHints('2026-11-18')).toEqual([]);
  });

  it('bound the Swiss week as the licence says', async () => {
    const days = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'];
    for (const date of days) await record(date, '07:00', '16:30');
    expect(kindsOf((await weekOf('2026-11-13')).hints)).toEqual([]);
    const settings = { ...defaultTimeSettings, lawWeekHours: 45 };
    expect((await admin.put('/api/time/settings', settings, { ifMatch: 0 })).status).toBe(200);
    const week = await weekOf('2026-11-13');
    expect(kindsOf(week.hints)).toEqual(['longestWeek 2026-11-09']);
    expect(week.overtime).toEqual({ contract: 5 * 3600, legal: 2.5 * 3600 });
  });

  it('tell the person and those who confirm of a day absent and at work, whatever the law', async () => {
    const settings = { ...defaultTimeSettings, lawRule: 'none' };
    await admin.put('/api/time/settings', settings, { ifMatch: 0 });
    await record('2026-11-18', '07:00', '12:00');
    const absence = { employeeId: employee, type: 'illness', startsOn: '2026-11-18', endsOn: '2026-11-18' };
    await admin.post('/api/time/absences', absence);
    expect(await dayHints('2026-11-18')).toEqual(['absentAtWork 2026-11-18']);
    expect((await team('2026-11-18'))?.days[0]?.remarks).toContain('law');
  });

  it('feed overtime of the weeks that end in the month to payroll', async () => {
    // Monday to Wednesday of a week that ends in November, and two days of one that ends in December.
    for (const date of ['2026-11-16', '2026-11-17', '2026-11-18']) await record(date, '04:00', '19:00');
    for (const date of ['2026-11-19', '2026-11-20']) await record(date, '07:00', '15:00');
    const wages = (['overtime', 'overtime_legal'] as const).map((source, index) => ({
      ...{ id: newId(), source, number: `${index}`, title: source, unit: 'hours' },
    }));
    const { format } = defaultPayrollSettings;
    await admin.put('/api/time/payroll-settings', { wageTypes: wages, format }, { ifMatch: 0 });
    const { body } = await admin.get('/api/time/payroll/preview?month=2026-11');
    const [person] = body.people as { lines: { wageTitle: string; quantity: string }[] }[];
    expect(person?.lines.map(({ wageTitle, quantity }) => [wageTitle, quantity])).toEqual([
      ['overtime', '10.00'],
      ['overtime_legal', '11.00'],
    ]);
  });

  it('sum up the overtime of a month and of the year, with the cap, for the person and those who confirm', async () => {
    // Twelve hours a day from Monday to Friday, 29 June to 12 July; the first week ends in July.
    for (const monday of ['2026-06-29', '2026-07-06']) {
      for (let day = 0; day < 5; day++) await record(addDays(monday, day), '06:00', '18:00');
    }
    // Sunday evening, until after midnight: two hours of the week of 13 July.
    await record('2026-07-12', '22:00', '02:00');
    const ask = (month: string) => app.as('employee').get(`/api/time/overtime?month=${month}`);
    const july = (await ask('2026-07')).body as OvertimeMonth;
    const hours = ({ contract, legal }: OvertimeMonth['ofMonth']) => [contract / 3600, legal / 3600];
    expect(hours(july.ofMonth)).toEqual([20, 22]);
    expect(july).toMatchObject({ month: '2026-07', year: 2026, yearLimitSeconds: 140 * 3600, hints: [] });
    expect(hours(july.ofYear)).toEqual([20, 22]);
    expect(hours(((await ask('2026-06')).body as OvertimeMonth).ofYear)).toEqual([0, 0]);
    expect(hours(((await ask('2026-11')).body as OvertimeMonth).ofYear)).toEqual([20, 22]);
    expect(hours(((await ask('2027-01')).body as OvertimeMonth).ofYear)).toEqual([0, 0]);
    const team = await app.as('foreman').get('/api/time/team/overtime?month=2026-07');
    const seen = (team.body as OvertimeTeam).people.find(({ employeeId }) => employeeId === employee);
    expect(seen).toEqual(july);
    const others = await app
      .as('employee')
      .get(`/api/time/overtime?month=2026-07&employeeId=${testMember('foreman')}`);
    expect(others.status).toBe(403);
    expect((await ask('2026-13')).status).toBe(422);
  });

  it('tell of an average over weeks that the law does not allow', async () => {
    const settings = { ...defaultTimeSettings, lawRule: 'AT' };
    await admin.put('/api/time/settings', settings, { ifMatch: 0 });
    // Ill for sixteen weeks, then a week of 49 hours: what was not worked for illness evens out nothing.
    const illness = { employeeId: employee, startsOn: '2026-07-06', endsOn: '2026-10-25', type: 'illness' };
    const absence = await admin.post('/api/time/absences', illness);
    for (let day = 0; day < 5; day++) await record(addDays('2026-10-26', day), '06:00', '15:48');
    const ask = async () =>
      (await app.as('employee').get('/api/time/overtime?month=2026-11')).body as OvertimeMonth;
    expect((await ask()).hints).toEqual([
      {
        kind: 'averageWeek',
        date: '2026-10-26',
        workDate: '2026-10-26',
        actual: 49 * 3600,
        limit: 48 * 3600,
      },
    ]);
    await admin.put(
      '/api/time/settings',
      { ...defaultTimeSettings, lawRule: 'CH', lawWeekHours: 45 },
      { ifMatch: 1 },
    );
    expect((await ask()).ofYear.legal).toBe(4 * 3600);
    expect((await ask()).hints).toEqual([]);
    expect(absence.body.state).toBe('approved');
  });
});
