import { addressChanged } from '@jahrring/contracts-addresses';
import { employeeChanged } from '@jahrring/contracts-admin';
import type { PlanView, UpdatePlanningSettings } from '@jahrring/contracts-planning';
import { projectChanged } from '@jahrring/contracts-projects';
import { startTestService, testId, testMember, type TestClient, type TestService } from '@jahrring/testing';
import { planningService } from '../src';

const url = '/api/planning/bookings';
const eva = testMember('employee');
const [forest, road, garden] = [testId('forest'), testId('road'), testId('garden')];
const [commune, sawmill] = [testId('commune'), testId('sawmill')];
const [monday, friday] = ['2027-03-01', '2027-03-05'] as const;

describe('the plan by customers, of companies and of teams', () => {
  let app: TestService;
  let admin: TestClient;

  const settle = async (change: Partial<UpdatePlanningSettings>) => {
    const { version, ...values } = (await admin.get('/api/planning/settings')).body;
    const body = { ...values, ...change };
    return admin.put('/api/planning/settings', body, { ifMatch: version });
  };
  const plan = async (client = admin): Promise<PlanView> =>
    (await client.get(`${url}?from=${monday}&to=${friday}`)).body;
  const address = (id: string, name: string, deleted = false) =>
    app.deliver(addressChanged, {
      ...{ id, name, zip: '3550', city: 'Langnau', country: 'CH' as const, external: false, deleted },
    });

  beforeAll(async () => {
    app = await startTestService(planningService);
    admin = app.as('admin');
    await app.deliver(employeeChanged, {
      ...{ id: eva, userId: testId('user Eva'), firstName: 'Eva', lastName: 'Fort' },
      ...{ email: 'x@demo.test', role: 'employee' as const, active: true },
    });
    await address(commune, 'Gemeinde Langnau');
    await address(sawmill, 'Sägerei Aebi AG');
    for (const [id, number, status, addressId] of [
      [forest, 'P1', 'PROG', sawmill],
      [road, 'P2', 'CONF', commune],
      [garden, 'P3', 'PROG', undefined],
    ] as const) {
      await app.deliver(projectChanged, {
        ...{ id, number, title: `Projekt ${number}`, status, deleted: false, assignedEmployeeIds: [eva] },
        ...(addressId ? { addressId } : {}),
      });
    }
    const days = [monday, '2027-03-02', '2027-03-03'];
    for (const [index, projectId] of [forest, road, garden].entries()) {
      const day = days[index];
      await admin.post(url, { resourceId: eva, projectId, firstDay: day, lastDay: day });
    }
  });
  afterAll(() => app.close());

  it('is coloured as the licence has chosen, for everybody alike', async () => {
    expect((await plan()).colours).toEqual({ by: 'project', groups: [] });
    expect((await settle({ colours: 'status' })).status).toBe(200);
    const byStatus = [
      { key: 'PROG', name: null, projectIds: [forest, garden].sort() },
      { key: 'CONF', name: null, projectIds: [road] },
    ];
    expect((await plan()).colours).toEqual({ by: 'status', groups: byStatus });
    await settle({ colours: 'customer' });
    const byCustomer = [
      { key: commune, name: 'Gemeinde Langnau', projectIds: [road] },
      { key: sawmill, name: 'Sägerei Aebi AG', projectIds: [forest] },
    ];
    expect((await plan(app.as('employee'))).colours).toEqual({ by: 'customer', groups: byCustomer });
    const own = await app.as('employee').get(`/api/planning/own-plan?from=${monday}&to=${friday}`);
    expect(own.body.colours).toEqual({ by: 'customer', groups: byCustomer });
    expect((await settle({ colours: 'rainbow' as never })).body.fields).toMatchObject([{ field: 'colours' }]);
  });

  describe('of an external company', () => {
    const [haulier, stranger] = [testId('haulier'), testId('not copied')];
    const day = '2027-03-08';
    const book = (body: Record<string, unknown>) =>
      admin.post(url, { resourceId: haulier, projectId: forest, firstDay: day, lastDay: day, ...body });
    const onDay = async (): Promise<PlanView> => (await admin.get(`${url}?from=${day}&to=${day}`)).body;

    it('lists addresses of the licence alone, and books those that are listed', async () => {
      await address(haulier, 'Kipfer Transporte AG');
      expect((await book({})).body.fields).toMatchObject([{ field: 'resourceId', code: 'exists' }]);
      const refused = await settle({ externalIds: [haulier, stranger] });
      expect(refused.body.fields).toMatchObject([{ field: 'externalIds', code: 'exists' }]);
      expect((await settle({ externalIds: [haulier] })).status).toBe(200);
      expect((await book({})).status).toBe(201);
      const { resources, capacities } = await onDay();
      expect(resources.at(-1)).toEqual({ id: haulier, kind: 'external', name: 'Kipfer Transporte AG' });
      expect(capacities.some(({ resourceId }) => resourceId === haulier)).toBe(false);
    });

    it('has as many crews as are booked: no conflict, and each fills what is asked for', async () => {
      expect((await book({ projectId: road })).status).toBe(201);
      expect((await book({})).status).toBe(201);
      const conflicts = await admin.get(`/api/planning/conflicts?from=${day}&to=${day}`);
      expect(conflicts.body.items).toEqual([]);
      const need = { projectId: forest, kind: 'external', count: 3, days: 1, firstDay: day, lastDay: day };
      const asked = await admin.post('/api/planning/requirements', need);
      expect(asked.body).toMatchObject({ kind: 'external', needed: 300, filled: 200 });
    });

    it('comes along, has a calendar and a row on paper', async () => {
      await admin.post(url, { resourceId: eva, projectId: forest, firstDay: day, lastDay: day });
      const own = await app.as('employee').get(`/api/planning/own-plan?from=${day}&to=${day}`);
      expect(own.body.bookings).toMatchObject([
        { things: [{ kind: 'external', name: 'Kipfer Transporte AG' }] },
      ]);
      const feed = await admin.post(`/api/planning/resources/${haulier}/plan-feed`);
      const calendar = await admin.get(feed.body.path);
      expect(calendar.text).toContain('X-WR-CALNAME:Kipfer Transporte AG');
      const sheet = await admin.get(`/api/planning/plan-sheet?from=${day}&to=${day}&kinds=external`);
      expect(sheet.status).toBe(200);
    });

    it('goes with its address or off the list, and its bookings are no conflict then', async () => {
      await address(haulier, 'Kipfer Transporte AG', true);
      expect((await onDay()).resources.map(({ kind }) => kind)).not.toContain('external');
      await address(haulier, 'Kipfer Transporte AG');
      await settle({ externalIds: [] });
      expect((await onDay()).resources.map(({ kind }) => kind)).not.toContain('external');
      const conflicts = await admin.get(`/api/planning/conflicts?from=${day}&to=${day}`);
      expect(conflicts.body.items).toEqual([]);
      expect((await book({})).status).toBe(422);
    });
  });

  describe('of a team', () => {
    const urs = testId('urs');
    const day = '2027-03-15';
    const team = { resourceId: eva, otherIds: [urs], projectId: forest, firstDay: day, lastDay: day };
    const onDay = async (date = day): Promise<PlanView['bookings']> =>
      (await admin.get(`${url}?from=${date}&to=${date}`)).body.bookings;

    beforeAll(async () => {
      await app.deliver(employeeChanged, {
        ...{ id: urs, userId: testId('user Urs'), firstName: 'Urs', lastName: 'Fort' },
        ...{ email: 'y@demo.test', role: 'employee' as const, active: true },
      });
    });

    it('books each of them, and takes it back as one', async () => {
      const { status, body } = await admin.post(`${url}/team`, team);
      expect([status, body.conflicts, body.bookings.length]).toEqual([200, [], 2]);
      expect((await onDay()).map(({ resourceId }) => resourceId).sort()).toEqual([eva, urs].sort());
      const undone = await admin.post(`${url}/changes`, body.undo);
      expect(await onDay()).toEqual([]);
      await admin.post(`${url}/changes`, undone.body.undo);
      expect(await onDay()).toHaveLength(2);
    });

    it('tells of whom a booking is refused, and books the others', async () => {
      const tuesday = '2027-03-16';
      await admin.post(url, { resourceId: urs, projectId: road, firstDay: tuesday, lastDay: tuesday });
      const repeat = { frequency: 'weekly', until: '2027-03-29' };
      const booked = await admin.post(`${url}/team`, {
        ...team,
        lastDay: tuesday,
        firstDay: tuesday,
        repeat,
      });
      const refused = { resourceId: urs, name: 'Urs Fort', kind: 'double', level: 'block', date: tuesday };
      expect(booked.body.conflicts).toMatchObject([refused]);
      const [first, second, ...more] = booked.body.bookings;
      expect([first.resourceId, second.firstDay, more]).toEqual([eva, '2027-03-23', []]);
      expect([first.seriesId, typeof first.seriesId]).toEqual([second.seriesId, 'string']);
      const nobody = await admin.post(`${url}/team`, { ...team, firstDay: tuesday, lastDay: tuesday });
      expect([nobody.status, nobody.body.bookings, nobody.body.conflicts.length]).toEqual([200, [], 2]);
    });

    it('takes people of the licence alone, from those who plan', async () => {
      const unknown = await admin.post(`${url}/team`, { ...team, otherIds: [testId('nobody')] });
      expect(unknown.body.fields).toMatchObject([{ field: 'resourceId', code: 'exists' }]);
      expect((await app.as('foreman').post(`${url}/team`, team)).status).toBe(403);
    });
  });
});
