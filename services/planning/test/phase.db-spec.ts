import { employeeChanged } from '@jahrring/contracts-admin';
import { projectChanged } from '@jahrring/contracts-projects';
import { startTestService, testId, testMember, type TestClient, type TestService } from '@jahrring/testing';
import { planningService } from '../src';

const url = '/api/planning/phases';
const forest = testId('forest');
const road = testId('road');
const worker = testMember('employee');

interface Phase {
  id: string;
  version: number;
  firstDay: string;
  lastDay: string;
  after: unknown[];
}

describe('the annual plan', () => {
  let app: TestService;
  let admin: TestClient;

  const tellProject = (id: string, people: string[] = []) =>
    app.deliver(projectChanged, {
      ...{ id, number: id === forest ? 'P1' : 'P2', title: 'Schlag', status: 'PROG', deleted: false },
      assignedEmployeeIds: people,
    } as const);
  const make = async (title: string, firstDay: string, lastDay: string, more = {}): Promise<Phase> =>
    (await admin.post(url, { projectId: forest, title, firstDay, lastDay, ...more })).body;
  const place = (phases: Phase[], client = admin) =>
    client.post(`${url}/place`, {
      phases: phases.map(({ id, version, firstDay, lastDay }) => ({ id, version, firstDay, lastDay })),
    });
  const year = async (client = admin) => (await client.get('/api/planning/annual-plan?year=2027')).body;
  const threePhases = async (): Promise<[Phase, Phase, Phase]> => {
    const felling = await make('Fällen', '2027-02-01', '2027-02-26', { people: 4 });
    const hauling = await make('Rücken', '2027-03-08', '2027-03-19', {
      after: [{ phaseId: felling.id, days: 7 }],
    });
    const planting = await make('Pflanzen', '2027-10-04', '2027-10-15', {
      after: [{ phaseId: hauling.id, days: 0 }],
    });
    return [felling, hauling, planting];
  };

  beforeEach(async () => {
    app = await startTestService(planningService);
    await app.deliver(employeeChanged, {
      ...{ id: worker, userId: testId('user'), firstName: 'Ruth', lastName: 'Gerber' },
      ...{ email: 'x@demo.test', role: 'employee', active: true },
    });
    await tellProject(forest, [worker]);
    await tellProject(road);
    admin = app.as('admin');
  });
  afterEach(() => app.close());

  it('shows a year of whole weeks with projects, phases and what people are booked for', async () => {
    await threePhases();
    await admin.post('/api/planning/bookings', {
      ...{ resourceId: worker, projectId: road, firstDay: '2027-02-04', lastDay: '2027-02-09' },
    });
    const plan = await year();
    expect([plan.from, plan.to]).toEqual(['2026-12-28', '2028-01-02']);
    expect(plan.projects.map(({ number }: { number: string }) => number)).toEqual(['P1', 'P2']);
    expect(plan.phases.map(({ title }: { title: string }) => title)).toEqual([
      'Fällen',
      'Rücken',
      'Pflanzen',
    ]);
    const week = plan.weeks.findIndex(({ from }: { from: string }) => from === '2027-02-01');
    const [day = 0] = plan.dayMinutes.slice(week * 7);
    expect(day).toBeGreaterThan(0);
    // Thursday and Friday, then Monday and Tuesday; nobody works at the weekend between.
    expect(plan.projects[1].booked.slice(week, week + 3)).toEqual([2 * day, 2 * day, 0]);
    expect(plan.weeks[week]).toEqual({ from: '2027-02-01', capacity: 5 * day, booked: 2 * day });
    const own = await year(app.as('employee'));
    expect([own.weeks, own.projects.length, own.phases.length]).toEqual([[], 2, 3]);
    const foreign = await app
      .as('employee', { membershipId: testId('somebody else') })
      .get(`${url}/${plan.phases[0].id}`);
    expect(foreign.status).toBe(404);
  });

  it('moves phases together, and back again by what the answer says', async () => {
    const before = await threePhases();
    const moved = await place([
      { ...before[0], lastDay: '2027-03-05' },
      { ...before[1], firstDay: '2027-03-15', lastDay: '2027-03-26' },
      { ...before[2], firstDay: '2027-10-11', lastDay: '2027-10-22' },
    ]);
    expect(moved.status).toBe(200);
    expect((await year()).phases.map(({ firstDay }: Phase) => firstDay)).toEqual([
      '2027-02-01',
      '2027-03-15',
      '2027-10-11',
    ]);
    expect(await app.events('planning.phase.changed')).toHaveLength(6);
    expect((await admin.post(`${url}/place`, moved.body.undo)).status).toBe(200);
    expect((await year()).phases).toEqual(before.map((one) => ({ ...one, version: 3 })));
  });

  it('moves all or none: what is too early or was changed meanwhile is refused and told', async () => {
    const [felling, hauling, planting] = await threePhases();
    const late = await place([{ ...felling, lastDay: '2027-03-05' }]);
    expect(late.body).toMatchObject({
      ...{ status: 409, code: 'PHASE_TOO_EARLY' },
      params: { phase: 'Rücken', before: 'Fällen', date: '2027-03-13' },
    });
    await admin.patch(`${url}/${planting.id}`, { title: 'Aufforsten' }, { ifMatch: 1 });
    const stale = await place([{ ...hauling, lastDay: '2027-03-22' }, planting]);
    expect([stale.status, stale.body.code]).toEqual([412, 'VERSION_MISMATCH']);
    expect((await admin.get(`${url}/${hauling.id}`)).body).toEqual(hauling);
    expect((await place([felling, felling])).status).toBe(422);
    expect((await place([{ ...felling, id: testId('nothing') }])).status).toBe(404);
  });

  it('refuses phases that wait for themselves, for other projects or end before they begin', async () => {
    const [felling, hauling, planting] = await threePhases();
    const circle = { after: [{ phaseId: planting.id, days: 0 }] };
    expect((await admin.patch(`${url}/${felling.id}`, circle, { ifMatch: 1 })).body.code).toBe(
      'PHASE_CIRCLE',
    );
    const own = { after: [{ phaseId: felling.id, days: 0 }] };
    expect((await admin.patch(`${url}/${felling.id}`, own, { ifMatch: 1 })).body.code).toBe('PHASE_CIRCLE');
    const elsewhere = { projectId: road, title: 'Weg', firstDay: '2027-05-03', lastDay: '2027-05-04' };
    const foreign = await admin.post(url, { ...elsewhere, after: [{ phaseId: felling.id, days: 0 }] });
    expect(foreign.body.fields).toMatchObject([{ field: 'after.0.phaseId', code: 'exists' }]);
    const wrong = await admin.patch(`${url}/${hauling.id}`, { lastDay: '2027-03-01' }, { ifMatch: 1 });
    expect(wrong.body.fields).toMatchObject([{ field: 'lastDay' }]);
  });

  it('removes a phase and brings it back with what waited for it, unless that makes a circle', async () => {
    const [felling, hauling, planting] = await threePhases();
    expect((await admin.delete(`${url}/${hauling.id}`, { ifMatch: 1 })).status).toBe(204);
    expect((await admin.get(`${url}/${planting.id}`)).body.after).toEqual([]);
    expect((await admin.post(`${url}/${hauling.id}/restore`, {})).status).toBe(200);
    expect((await admin.get(`${url}/${planting.id}`)).body.after).toEqual(planting.after);

    await admin.delete(`${url}/${hauling.id}`, { ifMatch: 3 });
    const early = { firstDay: '2027-01-04', lastDay: '2027-01-08' };
    expect((await admin.patch(`${url}/${planting.id}`, early, { ifMatch: 1 })).status).toBe(200);
    const link = { after: [{ phaseId: planting.id, days: 0 }] };
    expect((await admin.patch(`${url}/${felling.id}`, link, { ifMatch: 1 })).status).toBe(200);
    expect((await admin.post(`${url}/${hauling.id}/restore`, {})).body.code).toBe('PHASE_CIRCLE');
  });

  it('lets one of two planners win who move the same chain at the same moment', async () => {
    const [felling, hauling] = await threePhases();
    const second = app.as('admin', { membershipId: testId('second planner') });
    const statuses = (
      await Promise.all([
        place([{ ...felling, firstDay: '2027-01-25' }]),
        place([{ ...felling, lastDay: '2027-02-25' }, hauling], second),
      ])
    ).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 412]);
  });
});
