import { maintenanceRecorded, objectChanged } from '@jahrring/contracts-inventory';
import { machineStatusChanged, machineWorkChanged } from '@jahrring/contracts-machine-control';
import { newId } from '@jahrring/contracts-common';
import { startTestService, type TestClient, type TestService } from '@jahrring/testing';
import { inventoryService } from '../src';

const url = '/api/inventory/machines';

describe('machines and machine control', () => {
  let app: TestService;
  let admin: TestClient;

  beforeAll(async () => {
    app = await startTestService(inventoryService);
    admin = app.as('admin');
  });
  afterAll(() => app?.close());

  const create = async () => {
    const machine = { kind: 'machines', title: 'Forwarder', unit: 'machine_hour', price: '165' };
    const { body } = await admin.post(url, {
      ...machine,
      counterUnit: 'machine_hour',
      serviceIntervalMonths: 6,
    });
    return body.id as string;
  };

  it('tell how a machine is kept in order', async () => {
    const id = await create();
    const told = (await app.events(objectChanged.name)).at(-1);
    expect(told?.payload).toMatchObject({
      id,
      machine: { counterUnit: 'machine_hour', serviceIntervalMonths: 6 },
    });
  });

  it('refuse a counter below that of machine control with both values, and set right a mistyped one without it', async () => {
    const id = await create();
    const mistyped = await admin.patch(`${url}/${id}`, { counterReading: '84200' }, { ifMatch: 1 });
    const right = { counterReading: '8420.000' };
    const corrected = await admin.patch(`${url}/${id}`, right, { ifMatch: mistyped.body.version });
    expect(corrected.body).toMatchObject(right);
    const status = { id, counter: '8420.000', nextServiceOn: null, nextExhaustOn: null, warnDays: 30 };
    await app.deliver(machineStatusChanged, status);
    const { version } = (await admin.get(`${url}/${id}`)).body as { version: number };
    const refused = await admin.patch(`${url}/${id}`, { counterReading: '8000' }, { ifMatch: version });
    expect(refused.body).toMatchObject({
      ...{ status: 409, code: 'COUNTER_MISMATCH', params: { from: '8420', to: '8000' } },
      fields: [{ field: 'counterReading' }],
    });
    expect((await admin.get(`${url}/${id}`)).body).toMatchObject({ version, ...right });
  });

  it('tell what insurance and leasing cost from when on, and show it to those who may see prices', async () => {
    const id = await create();
    const contract = { insurancePerYear: '4800.00', insuredFrom: '2025-01-01', insuredUntil: '2027-12-31' };
    const datedCosts = [{ kind: 'insurance', validFrom: '2026-01-01', amount: '5000.00' }];
    const twice = { datedCosts: [...datedCosts, ...datedCosts] };
    const refused = await admin.patch(`${url}/${id}`, twice, { ifMatch: 1 });
    expect(refused.body).toMatchObject({ status: 422, fields: [{ field: 'datedCosts.1.validFrom' }] });
    await admin.patch(`${url}/${id}`, { ...contract, datedCosts }, { ifMatch: 1 });
    expect((await app.events(objectChanged.name)).at(-1)?.payload).toMatchObject({
      machine: {
        contractCosts: [
          { kind: 'insurance', amount: '4800.00', from: '2025-01-01', until: '2025-12-31' },
          { kind: 'insurance', amount: '5000.00', from: '2026-01-01', until: '2027-12-31' },
        ],
      },
    });
    expect((await admin.get(`${url}/${id}`)).body).toMatchObject({ ...contract, datedCosts });
    const grants = new Map([['tools.machine_inventory.index', 'all'] as const]);
    const seen = await app.as('user_defined', { grants }).get(`${url}/${id}`);
    expect(seen.body).toMatchObject({ insuredFrom: '2025-01-01', insurancePerYear: null, datedCosts: [] });
  });

  it('take over counter and days, and tell no more than was new', async () => {
    const id = await create();
    const status = { id, counter: '120.500', nextServiceOn: '2027-01-01', nextExhaustOn: null };
    await app.deliver(machineStatusChanged, status);
    const { body } = await admin.get(`${url}/${id}`);
    expect(body).toMatchObject({
      counterReading: '120.500',
      nextServiceDate: '2027-01-01',
      nextExhaustDate: null,
    });
    const told = (await app.events(objectChanged.name)).length;
    await app.deliver(machineStatusChanged, status);
    expect(await app.events(objectChanged.name)).toHaveLength(told);
  });

  it('have one history: what machine control notes, changes and deletes', async () => {
    const machineId = await create();
    const work = {
      ...{ id: newId(), machineId, kind: 'exhaust' as const, doneOn: '2026-03-04', counter: '1210.000' },
      ...{ what: 'AU', workshop: 'Garage Kunz', note: null, cost: '180.00', passed: false, deleted: false },
    };
    const history = async (client = admin) =>
      (await client.get(`${url}/${machineId}/maintenance`)).body.items;
    await app.deliver(machineWorkChanged, work);
    await app.deliver(machineWorkChanged, work);
    expect(await history()).toMatchObject([
      { id: work.id, kind: 'exhaust', passed: false, cost: '180.00', note: 'AU · Garage Kunz' },
    ]);
    await app.deliver(machineWorkChanged, { ...work, passed: true });
    expect(await history()).toMatchObject([{ id: work.id, passed: true }]);
    await app.deliver(machineWorkChanged, { ...work, deleted: true });
    expect(await history()).toEqual([]);
    await app.deliver(machineWorkChanged, { ...work, cost: '190.00' });
    expect(await history()).toMatchObject([{ id: work.id, cost: '190.00' }]);
    const before = { occurredAt: new Date('2026-01-01T08:00:00.000Z') };
    await app.deliver(machineWorkChanged, { ...work, cost: '170.00' }, before);
    expect(await history()).toMatchObject([{ id: work.id, cost: '190.00' }]);
    const other = { ...work, id: newId() };
    await app.deliver(machineWorkChanged, { ...other, deleted: true });
    await app.deliver(machineWorkChanged, other, before);
    expect(await history()).toHaveLength(1);
    const grants = new Map([['tools.machine_inventory.index', 'all' as const]]);
    expect(await history(app.as('user_defined', { grants }))).toMatchObject([{ cost: null }]);
  });

  it('are due by the counter where that comes first, and by the day again once it is further off', async () => {
    const id = await create();
    const byCounter = {
      serviceAt: '1500.000',
      serviceByCounterOn: '2026-06-01',
      warnDays: 30,
      warnUnits: 50,
    };
    const status = { id, counter: '1541.000', nextServiceOn: '2027-01-10', nextExhaustOn: null };
    await app.deliver(machineStatusChanged, { ...status, ...byCounter });
    const { body } = await admin.get(`${url}/${id}`);
    expect(body).toMatchObject({ serviceAt: '1500.000', warnUnits: 50, serviceDueOn: '2026-06-01' });
    const due = await admin.get(`${url}?filter[serviceDueOn]=..2026-06-01`);
    expect(due.body.items.map((machine: { id: string }) => machine.id)).toEqual([id]);
    // An event of before there was any counter in it takes nothing away.
    await app.deliver(machineStatusChanged, { ...status, counter: '1542.000' });
    expect((await admin.get(`${url}/${id}`)).body).toMatchObject({ serviceAt: '1500.000' });
    const later = { ...byCounter, serviceAt: '2041.000', serviceByCounterOn: '2027-06-01' };
    await app.deliver(machineStatusChanged, { ...status, ...later });
    expect((await admin.get(`${url}/${id}`)).body).toMatchObject({ serviceDueOn: '2027-01-10' });
  });

  it('tell what was done to a machine', async () => {
    const id = await create();
    const done = { kind: 'service', doneOn: '2026-06-01', counterReading: '200', cost: '450' };
    await admin.post(`${url}/${id}/maintenance`, done, { ifMatch: 1 });
    const told = (await app.events(maintenanceRecorded.name)).at(-1);
    expect(told?.payload).toMatchObject({ machineId: id, kind: 'service', counterReading: '200.000' });
  });
});
