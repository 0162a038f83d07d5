import { employeeChanged } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import type { ObjectDraft, ObjectView } from '@jahrring/contracts-inventory';
import { startTestService, testMember } from '@jahrring/testing';
import type { TestClient, TestService } from '@jahrring/testing';
import { inventoryService } from '../src';

const objects = '/api/inventory/objects';
const choices = '/api/inventory/choices';

function anObject(object: Partial<ObjectDraft> = {}): ObjectDraft {
  return { kind: 'tools', title: 'Spaltaxt Gränsfors', unit: 'piece', price: '4.5000', ...object };
}

async function create(client: TestClient, object: Partial<ObjectDraft> = {}): Promise<ObjectView> {
  const { status, body, text } = await client.post(objects, anObject(object));
  if (status !== 201) throw new Error(`object not created: ${status} ${text}`);
  return body as ObjectView;
}

async function hire(app: TestService, employeeId: string): Promise<void> {
  await app.deliver(employeeChanged, {
    id: employeeId,
    userId: newId(),
    firstName: 'Marco',
    lastName: 'Fankhauser',
    email: 'marco@demo.test',
    role: 'employee',
    active: true,
  });
}

describe('objects', () => {
  let app: TestService;
  let admin: TestClient;

  beforeAll(async () => {
    app = await startTestService(inventoryService);
    admin = app.as('admin');
  });
  afterAll(() => app.close());

  it('keeps every field, and tells others of it', async () => {
    const object = await create(admin, {
      kind: 'material',
      title: 'Wildschutzzaun',
      articleNumber: 'W-100',
      unit: 'm',
      vatRateKey: 'reduced',
      costCentre: '100',
      revenueCentre: '300',
      companyPartId: newId(),
      surcharges: [{ title: 'Steilhang', kind: 'percent', value: '15' }],
      datedPrices: [{ validFrom: '2027-01-01', price: '5.2000' }],
    });
    const { body } = await admin.get(`${objects}/${object.id}`);
    expect(body).toMatchObject({
      articleNumber: 'W-100',
      surcharges: [{ title: 'Steilhang' }],
      datedPrices: [{ validFrom: '2027-01-01', price: '5.2000' }],
      companyPartId: object.companyPartId,
    });
    const told = (await app.events('inventory.object.changed')).find(
      ({ payload }) => payload['id'] === object.id,
    );
    expect(told?.payload).toMatchObject({ prices: [{ price: '5.2000' }], assignedEmployeeIds: [] });
  });

  it('orders by price only for those who see prices', async () => {
    const titles = ['Preisprobe A', 'Preisprobe B', 'Preisprobe C'];
    for (const [index, price] of ['20.0000', '10.0000', '30.0000'].entries()) {
      await create(admin, { title: titles[index] ?? '', price });
    }
    const listed = async (client: TestClient, query: string) => {
      const { body } = await client.get(`${objects}?search=Preisprobe&${query}`);
      return (body.items as ObjectView[]).map(({ title }) => title);
    };
    expect(await listed(admin, 'sort=price')).toEqual(['Preisprobe B', 'Preisprobe A', 'Preisprobe C']);
    const employee = app.as('employee');
    expect(await listed(employee, 'sort=price,title')).toEqual(titles);
    expect(await listed(employee, 'sort=-price,-title')).toEqual([...titles].reverse());
  });

  it('gives an article number once, whatever its case, and gives it free with the object', async () => {
    const first = await create(admin, { articleNumber: 'AX-7' });
    const again = await admin.post(objects, anObject({ articleNumber: 'ax-7' }));
    expect(again.body).toMatchObject({ status: 422, fields: [{ field: 'articleNumber', code: 'unique' }] });
    await admin.delete(`${objects}/${first.id}`, { ifMatch: 1 });
    await create(admin, { articleNumber: 'ax-7' });
    const back = await admin.post(`${objects}/${first.id}/restore`);
    expect(back.body).toMatchObject({ status: 422, fields: [{ field: 'articleNumber' }] });
  });

  it('gives an article number to one of many who ask at the same moment', async () => {
    const tries = Array.from({ length: 8 }, () => admin.post(objects, anObject({ articleNumber: 'RACE-1' })));
    const answers = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(answers).toEqual([201, ...Array.from({ length: 7 }, () => 422)]);
  });

  it('warns of a title that is there already, and lets it be saved', async () => {
    const one = await create(admin, { title: 'Motorsäge  Nr. 9' });
    const { body } = await admin.get(`${choices}/title-check?title=motorsage%20nr%209`);
    expect(body.matches).toMatchObject([{ id: one.id }]);
    expect(
      (await admin.get(`${choices}/title-check?title=motorsage%20nr%209&exceptId=${one.id}`)).body.matches,
    ).toEqual([]);
    await create(admin, { title: 'Motorsäge Nr. 9' });
  });

  it('refuses two prices of one day, a negative price and a stranger', async () => {
    const twice = [
      { validFrom: '2027-01-01', price: '1' },
      { validFrom: '2027-01-01', price: '2' },
    ];
    const prices = await admin.post(objects, anObject({ datedPrices: twice }));
    expect(prices.body).toMatchObject({
      status: 422,
      fields: [{ field: 'datedPrices.1.validFrom', code: 'distinct' }],
    });
    const negative = await admin.post(objects, anObject({ price: '-1' }));
    expect(negative.body).toMatchObject({ status: 422, fields: [{ field: 'price' }] });
    const stranger = await admin.post(objects, anObject({ assignedEmployeeIds: [newId()] }));
    expect(stranger.body).toMatchObject({
      status: 422,
      fields: [{ field: 'assignedEmployeeIds', code: 'exists' }],
    });
  });

  it('switches many on and off: all of them, or none', async () => {
    const [one, two] = [await create(admin), await create(admin)];
    const items = [one, two].map(({ id, version }) => ({ id, version }));
    const stale = await admin.post(`${objects}/bulk-activate`, {
      items: [items[0], { id: two.id, version: 7 }],
      active: false,
    });
    expect(stale.status).toBe(412);
    expect((await admin.get(`${objects}/${one.id}`)).body.active).toBe(true);
    expect((await admin.post(`${objects}/bulk-activate`, { items, active: false })).status).toBe(200);
    expect((await admin.get(`${objects}/${two.id}`)).body).toMatchObject({ active: false, version: 2 });
  });
});

describe('an object with assigned employees', () => {
  let app: TestService;
  let admin: TestClient;
  let theirs: ObjectView;
  const assigned = testMember('employee', { person: 1 });

  beforeAll(async () => {
    app = await startTestService(inventoryService);
    admin = app.as('admin');
    await hire(app, assigned);
    theirs = await create(admin, {
      kind: 'machines',
      title: 'Forwarder von Marco',
      articleNumber: 'M-SECRET',
      assignedEmployeeIds: [assigned],
    });
    await create(admin, { title: 'Axt für alle' });
  });
  afterAll(() => app.close());

  const looks = (client: TestClient) =>
    Promise.all([
      client.get(objects),
      client.get(`${objects}?pageSize=all`),
      client.get(`${objects}?search=Forwarder`),
      client.get(`${objects}?filter[articleNumber]=SECRET`),
      client.get(`${choices}/objects?search=Forwarder`),
      client.get(`${objects}/export/csv`),
      client.get('/api/inventory/machines'),
    ]);

  it('is seen by them and by those who keep the objects, everywhere', async () => {
    for (const client of [admin, app.as('employee', { person: 1 })]) {
      expect((await client.get(`${objects}/${theirs.id}`)).status).toBe(200);
      const answers = (await looks(client)).filter(({ status }) => status === 200);
      expect(answers.every(({ text }) => text.includes('Forwarder von Marco'))).toBe(true);
    }
  });

  it('is seen by nobody else: not in lists, search, pickers and exports, and by id it does not exist', async () => {
    for (const role of ['employee', 'foreman', 'manager', 'trainee'] as const) {
      const client = app.as(role, { person: 2 });
      const answers = await looks(client);
      expect(answers.filter(({ text }) => text.includes('Forwarder'))).toEqual([]);
      const foreign = await client.get(`${objects}/${theirs.id}`);
      expect(foreign.status).toBe(404);
      const { requestId: _one, ...told } = foreign.body;
      const { requestId: _two, ...missing } = (await client.get(`${objects}/${newId()}`)).body;
      expect(told).toEqual(missing);
    }
  });

  it('cannot be changed by a machine keeper whom it is not assigned to', async () => {
    const manager = app.as('manager', { person: 2 });
    const change = await manager.patch(
      `/api/inventory/machines/${theirs.id}`,
      { title: 'X' },
      { ifMatch: 1 },
    );
    expect(change.status).toBe(404);
  });

  it('is everybody’s again once nobody is assigned', async () => {
    const { body } = await admin.patch(
      `${objects}/${theirs.id}`,
      { assignedEmployeeIds: [] },
      { ifMatch: 1 },
    );
    expect(body.assignedEmployeeIds).toEqual([]);
    expect((await app.as('employee', { person: 2 }).get(`${objects}/${theirs.id}`)).status).toBe(200);
    const change = (await app.audit()).find(
      ({ action, entityId }) => action === 'update' && entityId === theirs.id,
    );
    expect(JSON.stringify(change?.before)).toContain(assigned);
  });
});
