import { maintenanceRecorded, objectChanged } from '@jahrring/contracts-inventory';
import { machineStatusChanged } from '@jahrring/contracts-machine-control';
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

  it('tell what was done to a machine', async () => {
    const id = await create();
    const done = { kind: 'service', doneOn: '2026-06-01', counterReading: '200', cost: '450' };
    await admin.post(`${url}/${id}/maintenance`, done, { ifMatch: 1 });
    const told = (await app.events(maintenanceRecorded.name)).at(-1);
    expect(told?.payload).toMatchObject({ machineId: id, kind: 'service', counterReading: '200.000' });
  });
});
