import { employmentChanged, type EmploymentChanged } from '@jahrring/contracts-admin';
import { defaultAbsenceSettings, type TeamDay, type TeamPerson } from '@jahrring/contracts-time';
import { testMember } from '@jahrring/testing';
import { aTimeService, type TimeTest } from '../test/a-time-service';

const absences = '/api/time/absences';
const [wednesday, thursday] = ['2026-11-18', '2026-11-19'] as const;
const [employee, trainee, foreman] = [
  testMember('employee'),
  testMember('trainee'),
  testMember('foreman'),
] as const;
const day = 8 * 3600;

const anEmployment = (employeeId: string): EmploymentChanged => ({
  employeeId,
  supervisors: [foreman],
  allowedAbsences: null,
  allowedCompanyParts: null,
  averageDaySeconds: day,
  startHolidaySeconds: 5 * day,
  startOvertimeSeconds: 0,
  periods: [
    {
      validFrom: '2020-01-01',
      pensumPercent: 100,
      weekDays: 5,
      dailySeconds: [day, day, day, day, day, 0, 0],
      yearlyHolidaySeconds: 25 * day,
    },
  ],
  corrections: [],
});

describe('hours the team lacks', () => {
  let app: TimeTest;
  beforeEach(async () => {
    app = await aTimeService();
    for (const id of [employee, trainee]) await app.deliver(employmentChanged, anEmployment(id));
  });
  afterEach(() => app.close());

  const missingOf = async (employeeId: string): Promise<number[]> => {
    const { body } = await app.as('foreman').get(`/api/time/team?from=${wednesday}&to=${thursday}`);
    const person = (body.people as TeamPerson[]).find((one) => one.employeeId === employeeId);
    return (person?.days ?? []).map(({ missingSeconds }: TeamDay) => missingSeconds);
  };
  const settings = (change: object) =>
    app
      .as('admin')
      .put('/api/time/absence-settings', { ...defaultAbsenceSettings, ...change }, { ifMatch: 0 });

  it('are none where somebody is on approved holidays, and only there', async () => {
    const days = { type: 'holidays', startsOn: thursday, endsOn: thursday };
    const { body } = await app.as('employee').post(absences, days);
    expect(await missingOf(employee)).toEqual([day, day]);
    const item = { id: body.id, version: body.version };
    await app.as('foreman').post(`${absences}/decisions`, { items: [item], approved: true });
    expect(await missingOf(employee)).toEqual([day, 0]);
    expect(await missingOf(trainee)).toEqual([day, day]);
  });

  it('are none on a public holiday, and half of them where it is one from noon', async () => {
    await settings({
      holidays: [
        { date: wednesday, name: 'Betriebsfeier', halves: 1 },
        { date: thursday, name: 'Waldfest', halves: 2 },
      ],
    });
    expect(await missingOf(employee)).toEqual([day / 2, 0]);
    expect(await missingOf(trainee)).toEqual([day / 2, 0]);
  });
});

describe('absences in the days of a team', () => {
  let app: TimeTest;
  beforeEach(async () => {
    app = await aTimeService();
    for (const id of [employee, trainee]) await app.deliver(employmentChanged, anEmployment(id));
    const change = { holidays: [{ date: wednesday, name: 'Waldfest', halves: 2 }] };
    await app
      .as('admin')
      .put('/api/time/absence-settings', { ...defaultAbsenceSettings, ...change }, { ifMatch: 0 });
    await app.as('employee').post(absences, {
      ...{ type: 'illness', startsOn: thursday, endsOn: '2026-11-20' },
      startHalf: true,
    });
    await app.as('trainee').post(absences, { type: 'holidays', startsOn: thursday, endsOn: thursday });
  });
  afterEach(() => app.close());

  it('are shown with their half and state, and public holidays once', async () => {
    const { body } = await app.as('foreman').get(`/api/time/team?from=${wednesday}&to=2026-11-20`);
    expect(body.holidays).toEqual([{ date: wednesday, name: 'Waldfest', halves: 2 }]);
    const people = body.people as TeamPerson[];
    const days = people.find((one) => one.employeeId === employee)?.days ?? [];
    const illness = { type: 'illness', approved: true };
    expect(days.map(({ away }) => away)).toEqual([
      [],
      [{ ...illness, half: 'afternoon' }],
      [{ ...illness, half: null }],
    ]);
    const asked = people.find((one) => one.employeeId === trainee)?.days ?? [];
    expect(asked.map(({ away }) => away)).toEqual([
      [],
      [{ type: 'holidays', approved: false, half: null }],
      [],
    ]);
  });

  it('stand in one’s own day and week', async () => {
    const client = app.as('employee');
    const { body: week } = await client.get(`/api/time/weeks/${thursday}`);
    expect(week.days[2]).toMatchObject({ away: [], holiday: { name: 'Waldfest' } });
    expect(week.days[3]).toMatchObject({ away: [{ type: 'illness', half: 'afternoon' }], holiday: null });
    expect((await client.get(`/api/time/days/${thursday}`)).body.away).toEqual(week.days[3].away);
  });
});
