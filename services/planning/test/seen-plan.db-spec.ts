import { employeeChanged } from '@jahrring/contracts-admin';
import type { BookingView, ConflictList, SiteList } from '@jahrring/contracts-planning';
import { projectChanged } from '@jahrring/contracts-projects';
import { startTestService, testId, type TestClient, type TestService } from '@jahrring/testing';
import { planningService } from '../src';

const url = '/api/planning/bookings';
const people = { ruth: testId('ruth'), urs: testId('urs'), vera: testId('vera') };
const { ruth, urs, vera } = people;
const [forest, road] = [testId('forest'), testId('road')];
const [monday, tuesday, wednesday, sunday] = [
  '2026-12-07',
  '2026-12-08',
  '2026-12-09',
  '2026-12-13',
] as const;
const span = `from=${monday}&to=${sunday}`;

/** Vera leads the forest, where Ruth belongs; Urs comes to help there and is else on the road. */
describe('who sees what of a plan that is published by hand', () => {
  let app: TestService;
  let [admin, foreman, employee]: TestClient[] = [];
  const ids: Record<string, string> = {};

  const book = async (name: string, resourceId: string, projectId: string, day: string) => {
    const draft = { resourceId, projectId, firstDay: day, lastDay: day };
    const answer = await admin?.post(url, draft);
    expect(answer?.status).toBe(201);
    ids[name] = answer?.body.id;
  };
  const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id);
  const read = async <T>(client: TestClient | undefined, path: string) =>
    (await client?.get(path))?.body as T;
  const seen = async (client: TestClient | undefined, query = '') => {
    const { bookings } = await read<{ bookings: BookingView[] }>(client, `${url}?${span}${query}`);
    return bookings.map(({ id, firstDay }) => `${nameOf(id)} ${firstDay}`).sort();
  };
  const own = async (client: TestClient | undefined) => {
    const path = `/api/planning/own-plan?${span}`;
    const { bookings } = await read<{ bookings: BookingView[] }>(client, path);
    return bookings.map(({ id }) => nameOf(id));
  };
  const onMap = async (client: TestClient | undefined) =>
    (await read<SiteList>(client, `/api/planning/sites?${span}`)).items.flatMap(({ bookings }) =>
      bookings.map(({ name }) => name),
    );
  const conflicts = async (client: TestClient | undefined) =>
    (await read<ConflictList>(client, `/api/planning/conflicts?${span}`)).items.map(({ booking }) =>
      nameOf(booking.id),
    );
  const statusOf = async (client: TestClient | undefined, name: string) =>
    (await client?.get(`${url}/${ids[name]}`))?.status;
  const publish = async () => {
    const changes = '/api/planning/publication';
    const { stamp } = await read<{ stamp: string }>(admin, `${changes}/changes`);
    expect((await admin?.post(changes, { stamp }))?.status).toBe(200);
  };

  beforeAll(async () => {
    app = await startTestService(planningService);
    admin = app.as('admin');
    foreman = app.as('foreman', { membershipId: vera });
    employee = app.as('employee', { membershipId: ruth });
    for (const [firstName, id] of Object.entries(people)) {
      await app.deliver(employeeChanged, {
        ...{ id, userId: testId(`user ${firstName}`), firstName, lastName: 'Gerber' },
        ...{ email: 'x@demo.test', role: id === vera ? 'foreman' : 'employee', active: true },
      });
    }
    const project = { status: 'PROG', deleted: false, latitude: 46.95, longitude: 7.44 } as const;
    await app.deliver(projectChanged, {
      ...{ ...project, id: forest, number: 'P1', title: 'Schlag', assignedEmployeeIds: [vera, ruth] },
      // Missed by every booking, so that each is a conflict.
      deadline: '2026-12-01',
    });
    await app.deliver(projectChanged, {
      ...{ ...project, id: road, number: 'P2', title: 'Weg', assignedEmployeeIds: [urs] },
      deadline: '2026-12-01',
    });
    const { version, ...values } = (await admin.get('/api/planning/settings')).body;
    const publishing = { ...values.publishing, mode: 'byHand' };
    await admin.put('/api/planning/settings', { ...values, publishing }, { ifMatch: version });
    await book('ruth', ruth, forest, monday);
    await book('help', urs, forest, tuesday);
    await book('urs', urs, road, monday);
    await book('vera', vera, road, wednesday);
  });
  afterAll(() => app.close());

  it('is nothing of it before it is published, on any way', async () => {
    expect(await seen(admin)).toHaveLength(4);
    for (const client of [foreman, employee]) {
      expect(await seen(client)).toEqual([]);
      expect(await seen(client, '&state=draft')).toEqual([]);
      expect(await own(client)).toEqual([]);
      expect(await onMap(client)).toEqual([]);
      expect(await conflicts(client)).toEqual([]);
      for (const name of Object.keys(ids)) expect(await statusOf(client, name)).toBe(404);
    }
  });

  it('is of an employee their own days, of a foreman the own ones and those of the team, as published', async () => {
    await publish();
    const ofRuth = [`ruth ${monday}`];
    const ofTeam = [`help ${tuesday}`, `ruth ${monday}`, `vera ${wednesday}`];
    expect(await seen(employee)).toEqual(ofRuth);
    expect(await seen(foreman)).toEqual(ofTeam);
    expect([await own(employee), await own(foreman)]).toEqual([['ruth'], ['vera']]);
    expect(await conflicts(employee)).toEqual(['ruth']);
    expect((await conflicts(foreman)).sort()).toEqual(['help', 'ruth', 'vera']);
    expect(await onMap(employee)).toEqual(['ruth Gerber']);
    expect((await onMap(foreman)).sort()).toEqual(['ruth Gerber', 'urs Gerber', 'vera Gerber']);
    expect([await statusOf(employee, 'help'), await statusOf(foreman, 'help')]).toEqual([404, 200]);
    expect([await statusOf(employee, 'urs'), await statusOf(foreman, 'urs')]).toEqual([404, 404]);
    // A draft beside it changes nothing of what they see.
    const move = { firstDay: sunday, lastDay: sunday };
    for (const name of ['ruth', 'help']) {
      expect((await admin?.patch(`${url}/${ids[name]}`, move, { ifMatch: 1 }))?.status).toBe(200);
    }
    expect(await seen(employee, '&state=draft')).toEqual(ofRuth);
    expect(await seen(foreman, '&state=draft')).toEqual(ofTeam);
    await publish();
    expect(await seen(employee)).toEqual([`ruth ${sunday}`]);
    expect(await seen(foreman)).toEqual([`help ${sunday}`, `ruth ${sunday}`, `vera ${wednesday}`]);
  });
});
