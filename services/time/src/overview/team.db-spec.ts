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
