import { employeeChanged, notificationRequested } from '@jahrring/contracts-admin';
import type { PlanChangesView } from '@jahrring/contracts-planning';
import { projectChanged } from '@jahrring/contracts-projects';
import { FixedClock } from '@jahrring/service-kit';
import { startTestService, testId, type TestClient, type TestService } from '@jahrring/testing';
import { planningService } from '../src';

const bookings = '/api/planning/bookings';
const publication = '/api/planning/publication';
const [ruth, urs] = [testId('ruth'), testId('urs')];
const forest = testId('forest');
const [monday, tuesday, sunday] = ['2026-12-07', '2026-12-08', '2026-12-13'] as const;

describe('a plan that is published by hand', () => {
  let app: TestService;
  let admin: TestClient;
  let worker: TestClient;

  const book = async (resourceId: string, firstDay: string, change: Record<string, unknown> = {}) =>
    (await admin.post(bookings, { resourceId, projectId: forest, firstDay, lastDay: firstDay, ...change }))
      .body;
  const span = `from=${monday}&to=${sunday}`;
  const seen = async (client: TestClient, query = ''): Promise<string[]> =>
    (await client.get(`${bookings}?${span}${query}`)).body.bookings.map(
      (one: { firstDay: string; note: string | null }) => `${one.firstDay} ${one.note ?? ''}`.trim(),
    );
  const own = async (): Promise<string[]> =>
    (await worker.get(`/api/planning/own-plan?${span}`)).body.bookings.map(
      (one: { firstDay: string }) => one.firstDay,
    );
  const changes = async (query = ''): Promise<PlanChangesView> =>
    (await admin.get(`${publication}/changes${query}`)).body;
  const publish = async (until?: string) => {
    const { stamp } = await changes(until ? `?until=${until}` : '');
    return admin.post(publication, { stamp, ...(until ? { until } : {}) });
  };
  const setPublishing = async (publishing: Record<string, unknown>) => {
    const { version, ...values } = (await admin.get('/api/planning/settings')).body;
    const body = { ...values, publishing: { ...values.publishing, ...publishing } };
    const answer = await admin.put('/api/planning/settings', body, { ifMatch: version });
    expect(answer.status).toBe(200);
  };
  const told = async () =>
    (await app.events(notificationRequested.name)).map(({ payload }) => ({
      people: payload['employeeIds'],
      ...(payload['params'] as object),
    }));

  beforeAll(async () => {
    app = await startTestService(planningService, {
      clock: new FixedClock(new Date('2026-12-01T08:00:00Z')),
    });
    admin = app.as('admin');
    worker = app.as('employee', { membershipId: ruth });
    for (const [id, firstName] of [
      [ruth, 'Ruth'],
      [urs, 'Urs'],
    ] as const) {
      await app.deliver(employeeChanged, {
        ...{ id, userId: testId(`user ${firstName}`), firstName, lastName: 'Gerber' },
        ...{ email: 'x@demo.test', role: 'employee', active: true },
      });
    }
    const project = { id: forest, number: 'P1', title: 'Schlag', status: 'PROG', deleted: false } as const;
    await app.deliver(projectChanged, { ...project, assignedEmployeeIds: [] });
  });
  afterAll(() => app.close());

  it('begins with what everybody has seen until then', async () => {
    await book(ruth, monday, { note: 'Seil' });
    expect([await seen(worker), await own()]).toEqual([[`${monday} Seil`], [monday]]);
    expect(await changes()).toMatchObject({ mode: 'atOnce', items: [], mayPublish: false });
    await setPublishing({ mode: 'byHand' });
    expect([await seen(worker), await own()]).toEqual([[`${monday} Seil`], [monday]]);
    expect(await changes()).toMatchObject({ mode: 'byHand', items: [], publishedAt: null, mayPublish: true });
  });

  it('shows others nothing of what is planned, in plan, own days and year, until it is published', async () => {
    const [first] = (await admin.get(`${bookings}?${span}`)).body.bookings;
    await admin.patch(`${bookings}/${first.id}`, { firstDay: tuesday, lastDay: tuesday }, { ifMatch: 1 });
    const added = await book(ruth, '2026-12-09');
    await book(urs, '2026-12-10');
    expect(await seen(admin)).toEqual([`${tuesday} Seil`, '2026-12-09', '2026-12-10']);
    expect(await seen(admin, '&state=published')).toEqual([`${monday} Seil`]);
    expect([await seen(worker, '&state=draft'), await own()]).toEqual([[`${monday} Seil`], [monday]]);
    expect((await worker.get(`${bookings}/${added.id}`)).status).toBe(404);
    expect((await worker.get(`${bookings}/${first.id}`)).body).toMatchObject({ firstDay: monday });
    const weeks = async (client: TestClient): Promise<number> =>
      (await client.get('/api/planning/annual-plan?year=2026')).body.projects[0].booked.filter(Boolean)
        .length;
    const far = await book(ruth, '2026-12-21');
    expect([await weeks(admin), await weeks(worker)]).toEqual([2, 1]);
    await admin.delete(`${bookings}/${far.id}`, { ifMatch: 1 });
    const state = (await admin.get(`${publication}?${span}`)).body;
    expect(state).toMatchObject({ mode: 'byHand', changes: 3 });
    expect(state.unpublished).toHaveLength(3);
    expect(
      (await changes()).items.map(({ kind, resourceName, formerName, before, after }) => [
        ...[kind, resourceName, formerName],
        ...[before?.firstDay, after?.firstDay],
      ]),
    ).toEqual([
      ['moved', 'Ruth Gerber', null, monday, tuesday],
      ['added', 'Ruth Gerber', null, undefined, '2026-12-09'],
      ['added', 'Urs Gerber', null, undefined, '2026-12-10'],
    ]);
  });

  it('is published up to a day and as it was looked at; each person is told once of what changed', async () => {
    const before = await changes();
    await book(urs, '2026-12-11');
    expect((await admin.post(publication, { stamp: before.stamp })).body.code).toBe('PLAN_CHANGED');
    expect((await worker.post(publication, { stamp: before.stamp })).status).toBe(403);
    expect((await publish('2026-12-09')).body).toEqual({ changes: 2, told: 1 });
    expect([await seen(worker), await own()]).toEqual([
      [`${tuesday} Seil`, '2026-12-09'],
      [tuesday, '2026-12-09'],
    ]);
    expect(await told()).toEqual([{ people: [ruth], count: 2, from: monday, to: '2026-12-09' }]);
    expect((await publish()).body).toEqual({ changes: 2, told: 1 });
    expect((await publish()).body).toEqual({ changes: 0, told: 0 });
    expect((await told()).slice(1)).toEqual([
      { people: [urs], count: 2, from: '2026-12-10', to: '2026-12-11' },
    ]);
    expect((await changes()).publishedAt).toBe('2026-12-01T08:00:00.000Z');
  });

  it('takes back by the next publication, tells both of whom a booking changes hands, and of the past nobody', async () => {
    const all = (await admin.get(`${bookings}?${span}`)).body.bookings;
    const [handed, gone] = [all[0], all[1]];
    await admin.patch(`${bookings}/${handed.id}`, { resourceId: urs }, { ifMatch: handed.version });
    await admin.delete(`${bookings}/${gone.id}`, { ifMatch: gone.version });
    await book(ruth, '2026-11-02');
    expect(await own()).toEqual([tuesday, '2026-12-09']);
    expect((await changes()).items.map(({ kind, formerName }) => [kind, formerName])).toEqual([
      ['added', null],
      ['removed', null],
      ['moved', 'Ruth Gerber'],
    ]);
    const already = (await told()).length;
    expect((await publish()).body).toEqual({ changes: 3, told: 2 });
    expect(await own()).toEqual([]);
    const news = (await told()).slice(already);
    expect(news).toContainEqual({ people: [ruth], count: 2, from: tuesday, to: '2026-12-09' });
    expect(news).toContainEqual({ people: [urs], count: 1, from: tuesday, to: tuesday });
    // Brought back to where it was published: nothing to publish, nobody to tell.
    const [kept] = (await admin.get(`${bookings}?${span}`)).body.bookings;
    for (const [day, version] of [
      [sunday, kept.version],
      [kept.firstDay, kept.version + 1],
    ]) {
      await admin.patch(`${bookings}/${kept.id}`, { firstDay: day, lastDay: day }, { ifMatch: version });
    }
    expect((await changes()).total).toBe(0);
  });

  it('is published by those alone who are named, and going back to at once publishes what was not', async () => {
    await setPublishing({ publisherIds: [urs] });
    await book(ruth, monday);
    expect((await changes()).mayPublish).toBe(false);
    expect((await publish()).status).toBe(403);
    expect(await own()).toEqual([]);
    await setPublishing({ mode: 'atOnce', tellPeople: false });
    expect(await own()).toEqual([monday]);
    await book(ruth, tuesday);
    expect(await own()).toEqual([monday, tuesday]);
    expect((await admin.get(`${publication}?${span}`)).body).toMatchObject({
      mode: 'atOnce',
      unpublished: [],
    });
  });
});
