import { employeeChanged } from '@jahrring/contracts-admin';
import type { RequirementList, RequirementView } from '@jahrring/contracts-planning';
import { projectChanged } from '@jahrring/contracts-projects';
import { startTestService, testId, type TestClient, type TestService } from '@jahrring/testing';
import { planningService } from '../src';

const url = '/api/planning/requirements';
const forest = testId('forest');
const [ruth, urs] = [testId('ruth'), testId('urs')];
const [monday, tuesday, friday] = ['2027-05-31', '2027-06-01', '2027-06-04'] as const;

describe('what projects need', () => {
  let app: TestService;
  let admin: TestClient;
  const need = { projectId: forest, kind: 'person', count: 2, days: 5, firstDay: monday, lastDay: friday };

  const all = async (client = admin): Promise<RequirementView[]> =>
    ((await client.get(`${url}?from=${monday}&to=${friday}`)).body as RequirementList).items;
  const project = (deleted: boolean) =>
    app.deliver(projectChanged, {
      ...{ id: forest, number: 'P1', title: 'Durchforstung', status: 'PROG' as const, deleted },
      assignedEmployeeIds: [],
    });

  beforeAll(async () => {
    app = await startTestService(planningService);
    for (const [id, firstName] of [
      [ruth, 'Ruth'],
      [urs, 'Urs'],
    ] as const) {
      await app.deliver(employeeChanged, {
        ...{ id, userId: testId(`user ${firstName}`), firstName, lastName: 'Fort' },
        ...{ email: 'x@demo.test', role: 'employee' as const, active: true },
      });
    }
    await project(false);
    admin = app.as('admin');
  });
  afterAll(() => app.close());

  it('is filled by what is booked there, and its rest is told', async () => {
    const { status, body } = await admin.post(url, need);
    expect(status).toBe(201);
    expect(body).toMatchObject({ projectNumber: 'P1', needed: 1000, filled: 0, skillTitle: null });
    const book = (resourceId: string, change: Record<string, unknown> = {}) =>
      admin.post('/api/planning/bookings', {
        ...{ resourceId, projectId: forest, firstDay: monday, lastDay: friday, ...change },
      });
    await book(ruth);
    await book(urs, { firstDay: tuesday, lastDay: tuesday, part: 'morning' });
    expect((await all()).map(({ filled }) => filled)).toEqual([550]);
  });

  it('is changed as a whole by the version that was seen, removed and brought back', async () => {
    const [one] = await all();
    if (!one) throw new Error('a requirement');
    const changed = await admin.patch(`${url}/${one.id}`, { ...need, count: 1 }, { ifMatch: one.version });
    expect(changed.body).toMatchObject({ needed: 500, filled: 500 });
    expect((await admin.patch(`${url}/${one.id}`, need, { ifMatch: one.version })).status).toBe(412);
    expect((await admin.delete(`${url}/${one.id}`, { ifMatch: one.version + 1 })).status).toBe(204);
    expect(await all()).toEqual([]);
    expect((await admin.post(`${url}/${one.id}/restore`)).body).toMatchObject({ id: one.id, count: 1 });
  });

  it('takes what can be: days that are there, a project and a skill of the licence', async () => {
    const fieldsOf = async (body: Record<string, unknown>) =>
      (await admin.post(url, { ...need, ...body })).body.fields?.map(({ field }: { field: string }) => field);
    expect(await fieldsOf({ days: 6 })).toEqual(['days']);
    expect(await fieldsOf({ lastDay: '2027-05-30' })).toContain('lastDay');
    expect(await fieldsOf({ projectId: testId('unknown') })).toEqual(['projectId']);
    expect(await fieldsOf({ skillId: testId('unknown') })).toEqual(['skillId']);
  });

  it('is not brought back to a project that is gone', async () => {
    const [one] = await all();
    if (!one) throw new Error('a requirement');
    expect((await admin.delete(`${url}/${one.id}`, { ifMatch: one.version })).status).toBe(204);
    await project(true);
    const refused = await admin.post(`${url}/${one.id}/restore`);
    expect(refused.status).toBe(422);
    expect(refused.body.fields).toMatchObject([{ field: 'projectId', code: 'exists' }]);
    await project(false);
    expect((await admin.post(`${url}/${one.id}/restore`)).status).toBe(200);
  });

  it('goes with its project, and is for those who plan', async () => {
    await project(true);
    expect(await all()).toEqual([]);
    await project(false);
    expect(await all(app.as('manager'))).toHaveLength(1);
    expect((await app.as('foreman').get(`${url}?from=${monday}&to=${friday}`)).status).toBe(403);
  });
});
