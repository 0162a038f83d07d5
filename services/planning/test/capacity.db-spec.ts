import { employeeChanged, employmentChanged, type EmploymentChanged } from '@jahrring/contracts-admin';
import { addDays } from '@jahrring/contracts-common';
import {
  levelOf,
  loadOf,
  type CapacityView,
  type LoadsView,
  type PlanView,
} from '@jahrring/contracts-planning';
import { absenceChanged, workingRulesChanged } from '@jahrring/contracts-time';
import { startTestService, testId, testLicences, type TestClient, type TestService } from '@jahrring/testing';
import { planningService } from '../src';

const url = '/api/planning/bookings';
const ruth = testId('ruth');
const urs = testId('urs');
/** Monday; Tuesday is a holiday, from Wednesday's midday to Thursday Ruth is away. */
const monday = '2026-12-07';
const sunday = addDays(monday, 6);
const hours = 3600;

const period = (dailySeconds: number[]): EmploymentChanged['periods'][number] => ({
  ...{ validFrom: '2020-01-01', pensumPercent: 100, weekDays: 5, yearlyHolidaySeconds: 0, dailySeconds },
});

const employment = (change: Partial<EmploymentChanged>): EmploymentChanged => ({
  employeeId: ruth,
  supervisors: [],
  allowedAbsences: null,
  allowedCompanyParts: null,
  averageDaySeconds: 0,
  startHolidaySeconds: 0,
  startOvertimeSeconds: 0,
  periods: [],
  corrections: [],
  ...change,
});

describe('how much of people there is', () => {
  let app: TestService;
  let admin: TestClient;

  const plan = async (client: TestClient, from = monday, to = sunday): Promise<PlanView> =>
    (await client.get(`${url}?from=${from}&to=${to}`)).body;
  const of = (view: PlanView, id: string): CapacityView | undefined =>
    view.capacities.find(({ resourceId }) => resourceId === id);

  beforeAll(async () => {
    app = await startTestService(planningService);
    for (const [id, firstName] of [
      [ruth, 'Ruth'],
      [urs, 'Urs'],
    ] as const) {
      await app.deliver(employeeChanged, {
        ...{ id, userId: testId(`user ${firstName}`), firstName, lastName: 'Gerber' },
        ...{ email: 'x@demo.test', role: 'employee', active: true },
      });
    }
    admin = app.as('admin');
  });
  afterAll(() => app.close());

  it('is what a licence has that changed nothing, as long as nothing was told', async () => {
    const view = await plan(admin);
    expect(view.holidays).toEqual([]);
    expect(of(view, urs)?.target.slice(5)).toEqual([0, 0]);
    expect(
      of(view, urs)
        ?.target.slice(0, 5)
        .every((minutes) => minutes > 0),
    ).toBe(true);
  });

  it('is the employment by weekday, less public holidays and approved absences, to the minute', async () => {
    await app.deliver(workingRulesChanged, {
      ...{ id: testLicences.own, workingWeekDays: 5 as const, dailyTargetMinutes: 500, creditedTypes: [] },
      holidays: [{ date: addDays(monday, 1), name: 'Mariä Empfängnis', halves: 2 as const }],
    });
    const dailySeconds = [8 * hours, 8 * hours, 8 * hours + 60, 8 * hours, 4 * hours, 0, 0];
    await app.deliver(
      employmentChanged,
      employment({ periods: [period(dailySeconds)], endsOn: addDays(monday, 4) }),
    );
    const span = {
      startsOn: addDays(monday, 2),
      endsOn: addDays(monday, 3),
      startHalf: true,
      endHalf: false,
    };
    const absence = { id: testId('absence'), employeeId: ruth, state: 'approved', deleted: false } as const;
    await app.deliver(absenceChanged, { ...absence, ...span });
    const asked = { ...absence, id: testId('asked'), employeeId: urs, state: 'requested' } as const;
    await app.deliver(absenceChanged, { ...asked, ...span });

    const view = await plan(admin);
    expect(view.holidays).toMatchObject([{ date: addDays(monday, 1), halves: 2 }]);
    expect(of(view, ruth)).toEqual({
      resourceId: ruth,
      length: [480, 480, 481, 480, 240, 0, 0],
      target: [480, 0, 481, 480, 240, 0, 0],
      away: [0, 0, 240, 480, 0, 0, 0],
    });
    expect(of(view, urs)).toMatchObject({
      length: [500, 500, 500, 500, 500, 500, 500],
      away: [0, 0, 0, 0, 0, 0, 0],
    });
    // A span that begins within the absence counts the same.
    const later = await plan(admin, addDays(monday, 3), sunday);
    expect(of(later, ruth)?.away).toEqual([480, 0, 0, 0]);
  });

  it('tells the idle and the overbooked', async () => {
    const week = { from: monday, to: sunday };
    const level = async (id: string) => {
      const view = await plan(admin);
      const own = view.bookings.filter(({ resourceId }) => resourceId === id);
      const capacity = of(view, id);
      return capacity ? levelOf(loadOf(capacity, own, week, monday)) : null;
    };
    expect(await level(ruth)).toBe('idle');
    const body = { resourceId: ruth, title: 'Kurs', firstDay: monday, lastDay: addDays(monday, 3) };
    expect((await admin.post(url, body)).status).toBe(201);
    expect(await level(ruth)).toBe('over');
  });

  it('is told to whoever plans, and of oneself', async () => {
    const own = await plan(app.as('employee', { membershipId: urs }));
    expect(own.capacities.map(({ resourceId }) => resourceId)).toEqual([urs]);
    expect((await plan(admin)).capacities).toHaveLength(2);
  });

  it('goes by teams for whoever sees all, of people who can be planned', async () => {
    const periods = [period([8 * hours, 8 * hours, 8 * hours, 8 * hours, 8 * hours, 0, 0])];
    await app.deliver(employmentChanged, employment({ periods, team: 'Holzerei' }));
    await app.deliver(employmentChanged, employment({ employeeId: urs, periods, team: 'Gärtnerei' }));
    await app.deliver(employmentChanged, employment({ employeeId: testId('left'), team: 'Holzerei' }));
    expect((await plan(admin)).teams).toEqual([
      { name: 'Gärtnerei', resourceIds: [urs] },
      { name: 'Holzerei', resourceIds: [ruth] },
    ]);
    expect((await plan(app.as('employee', { membershipId: urs }))).teams).toEqual([]);
    await app.deliver(employmentChanged, employment({ employeeId: urs, periods }));
    expect((await plan(admin)).teams.map(({ name }) => name)).toEqual(['Holzerei']);
  });

  it('is told by week of each person, team and skill, to those who plan', async () => {
    const settings = (await admin.get('/api/planning/settings')).body;
    const [crane, saw] = [testId('crane'), testId('saw')];
    const skills = [
      { id: crane, title: 'Kran' },
      { id: saw, title: 'Motorsäge' },
    ];
    const { version, ...values } = settings;
    await admin.put('/api/planning/settings', { ...values, skills }, { ifMatch: version });
    const wednesday = addDays(monday, 2);
    const can = (id: string, own: object[]) =>
      admin.put(`/api/planning/skills/resources/${id}`, { skills: own }, { ifMatch: 0 });
    const held = await can(ruth, [{ skillId: crane, validUntil: wednesday }]);
    expect(held.status).toBe(200);
    await can(urs, [
      { skillId: crane, validUntil: null },
      { skillId: saw, validUntil: addDays(monday, -1) },
    ]);
    const loads = async (from = monday): Promise<LoadsView> =>
      (await admin.get(`/api/planning/loads?from=${from}&to=${sunday}`)).body;
    const { mondays, people, teams, skills: bySkill } = await loads(wednesday);
    expect(mondays).toEqual([monday]);
    const ofRuth = people.find(({ id }) => id === ruth);
    const capacity = of(await plan(admin), ruth);
    const sum = (days: readonly number[] = []) => days.reduce((total, minutes) => total + minutes, 0);
    const whole = sum(capacity?.target) - sum(capacity?.away);
    expect(ofRuth).toMatchObject({ team: 'Holzerei', weeks: [{ capacity: whole }] });
    // Of the four days booked one is a public holiday.
    expect(ofRuth?.weeks[0]?.booked).toBe(3 * 480);
    expect(teams).toEqual([{ name: 'Holzerei', people: 1, weeks: ofRuth?.weeks }]);
    const ofUrs = people.find(({ id }) => id === urs)?.weeks[0]?.capacity ?? 0;
    const until = sum(capacity?.target.slice(0, 3)) - sum(capacity?.away.slice(0, 3));
    expect(bySkill).toEqual([
      { id: crane, title: 'Kran', people: 2, weeks: [{ capacity: until + ofUrs, booked: 2 * 480 }] },
      // His chainsaw course had run out the day before.
      { id: saw, title: 'Motorsäge', people: 0, weeks: [{ capacity: 0, booked: 0 }] },
    ]);
    const before = await admin.get(`/api/planning/loads?from=${addDays(monday, -7)}&to=${monday}`);
    expect(before.body.mondays).toEqual([addDays(monday, -7), monday]);
    expect(before.body.skills.at(-1)).toMatchObject({ people: 1, weeks: [{}, { capacity: 0 }] });
    for (const role of ['foreman', 'employee', 'guest'] as const) {
      expect((await app.as(role).get(`/api/planning/loads?from=${monday}&to=${sunday}`)).status).toBe(403);
    }
  });
});
