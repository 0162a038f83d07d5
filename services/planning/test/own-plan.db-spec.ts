import { employeeChanged } from '@jahrring/contracts-admin';
import { objectChanged } from '@jahrring/contracts-inventory';
import type { OwnBookingView, OwnPlanView } from '@jahrring/contracts-planning';
import { projectChanged } from '@jahrring/contracts-projects';
import { absenceChanged, entryChanged } from '@jahrring/contracts-time';
import { startTestService, testId, type TestClient, type TestService } from '@jahrring/testing';
import { planningService } from '../src';

const [ruth, urs, eva] = [testId('ruth'), testId('urs'), testId('eva')];
const [forest, road, harvester] = [testId('forest'), testId('road'), testId('harvester')];
const [monday, tuesday, sunday] = ['2026-12-07', '2026-12-08', '2026-12-20'];

describe('what is planned for oneself', () => {
  let app: TestService;
  let admin: TestClient;

  const book = async (resourceId: string, change: Record<string, unknown>) => {
    const draft = { resourceId, projectId: forest, firstDay: monday, lastDay: monday, ...change };
    expect((await admin.post('/api/planning/bookings', draft)).status).toBe(201);
  };
  const plan = async (client: TestClient): Promise<OwnPlanView> =>
    (await client.get(`/api/planning/own-plan?from=${monday}&to=${sunday}`)).body;
  const along = ({ people, things }: OwnBookingView) => [people, things.map(({ name }) => name)];

  beforeAll(async () => {
    app = await startTestService(planningService);
    admin = app.as('admin');
    for (const [id, firstName] of [
      [ruth, 'Ruth'],
      [urs, 'Urs'],
      [eva, 'Eva'],
    ] as const) {
      await app.deliver(employeeChanged, {
        ...{ id, userId: testId(`user ${firstName}`), firstName, lastName: 'Gerber' },
        ...{ email: 'x@demo.test', role: 'employee', active: true },
      });
    }
    await app.deliver(objectChanged, {
      ...{ id: harvester, kind: 'machines', title: 'Vollernter', unit: 'machine_hour', price: '180.0000' },
      // Somebody else's, so that Ruth sees it in no list.
      ...{ vatRateKey: 'normal', active: true, deleted: false, assignedEmployeeIds: [eva] },
    });
    const project = { status: 'PROG' as const, deleted: false, assignedEmployeeIds: [] };
    const place = { latitude: 46.951083, longitude: 7.438632, rescuePoint: 'RP 141, Holzlager' };
    await app.deliver(projectChanged, { ...project, ...place, id: forest, number: 'P1', title: 'Schlag' });
    await app.deliver(projectChanged, { ...project, id: road, number: 'P2', title: 'Weg' });
  });
  afterAll(() => app.close());

  it('names who and what comes along at the same time, and where it is', async () => {
    await book(ruth, { lastDay: tuesday });
    await book(urs, { part: 'morning' });
    await book(eva, { projectId: road });
    await book(harvester, { firstDay: tuesday, lastDay: tuesday });
    const { bookings } = await plan(app.as('employee', { membershipId: ruth }));
    expect(bookings).toHaveLength(1);
    expect(bookings.map(along)).toEqual([[['Urs Gerber'], ['Vollernter']]]);
    expect(bookings[0]?.place).toMatchObject({ latitude: 46.951083, longitude: 7.438632 });
    expect(bookings[0]?.rescuePoint).toBe('RP 141, Holzlager');
    expect(bookings[0]?.place?.url).toMatch(/^https:\/\/map\.geo\.admin\.ch\//);
    const others = await plan(app.as('employee', { membershipId: eva }));
    expect(others.bookings.map((one) => [one.projectNumber, one.place, ...along(one)])).toEqual([
      ['P2', null, [], []],
    ]);
  });

  it('knows how long the own days are and what the own person has recorded, and nothing of others', async () => {
    const entry = (employeeId: string, seconds: number, deleted = false) =>
      app.deliver(entryChanged, {
        ...{ id: testId(`entry ${employeeId} ${seconds}`), employeeId, projectId: forest, workDate: monday },
        ...{ seconds, billable: true, deleted },
      });
    await entry(ruth, 3600);
    await entry(ruth, 1800);
    await entry(ruth, 600, true);
    await entry(urs, 7200);
    const { worked, lengths } = await plan(app.as('employee', { membershipId: ruth }));
    expect(worked).toEqual([{ projectId: forest, date: monday, minutes: 90 }]);
    expect(lengths).toHaveLength(14);
    expect(lengths[0]).toBeGreaterThan(0);
  });

  it('is of the same words too, and not of another half of the day', async () => {
    const course = { projectId: null, title: 'Kurs Seilwinde', firstDay: sunday, lastDay: sunday };
    await book(ruth, { ...course, part: 'morning' });
    await book(urs, { ...course, part: 'morning' });
    await book(eva, { ...course, part: 'afternoon' });
    const { bookings } = await plan(app.as('employee', { membershipId: urs }));
    expect(bookings.at(-1)).toMatchObject({ title: 'Kurs Seilwinde', people: ['Ruth Gerber'], place: null });
  });

  it('tells the own absences alone, asked for ones too, and shows a planner no days of others', async () => {
    const span = { startsOn: tuesday, endsOn: tuesday, startHalf: false, endHalf: false, deleted: false };
    for (const [employeeId, state] of [
      [ruth, 'requested'],
      [urs, 'approved'],
    ] as const) {
      await app.deliver(absenceChanged, { id: testId(`absence ${state}`), employeeId, state, ...span });
    }
    const own = await plan(app.as('employee', { membershipId: ruth }));
    expect(own.absences).toMatchObject([{ resourceId: ruth, approved: false }]);
    expect((await plan(admin)).bookings).toEqual([]);
    const wrong = await admin.get(`/api/planning/own-plan?from=${sunday}&to=${monday}`);
    expect(wrong.body.fields).toMatchObject([{ field: 'to' }]);
  });
});
