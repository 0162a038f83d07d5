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

describe('the plan by customers and statuses', () => {
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
});
