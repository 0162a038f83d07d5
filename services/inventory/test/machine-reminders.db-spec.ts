import { addDays, localDateAt } from '@jahrring/contracts-common';
import { machineStatusChanged } from '@jahrring/contracts-machine-control';
import { Clock } from '@jahrring/service-kit';
import { startTestService, testMember, type TestClient, type TestService } from '@jahrring/testing';
import { inventoryService } from '../src';
import { deliverEmployee } from './a-personal-inventory';
import { aPicture } from './a-picture';

const machines = '/api/inventory/machines';
const job = 'inventory.machine-reminders';

describe('reminders of machines', () => {
  let app: TestService;
  let admin: TestClient;
  let today: string;
  const driverId = testMember('employee');

  beforeAll(async () => {
    app = await startTestService(inventoryService);
    admin = app.as('admin');
    today = localDateAt(app.get(Clock).now(), 'UTC');
    await deliverEmployee(app);
  });
  afterAll(() => app?.close());

  const create = async (record: Record<string, unknown>): Promise<string> => {
    const machine = { kind: 'vehicles', title: 'Pick-up', unit: 'km', price: '1', driverId, ...record };
    return (await admin.post(machines, machine)).body.id as string;
  };
  const toldOf = async (id: string) =>
    (await app.events('admin.notification.requested'))
      .map(({ payload }) => payload)
      .filter(({ path }) => path === `/machine-inventory?maintain=${id}`);

  it('tell once what is near and once more when it is over', async () => {
    const id = await create({ insuredUntil: addDays(today, 10), warrantyUntil: addDays(today, 200) });
    await app.runJob(job);
    await app.runJob(job);
    expect(await toldOf(id)).toMatchObject([
      { employeeIds: [driverId], kind: 'inventory.due', titleKey: 'inventory:notify.due.insurance.soon' },
    ]);
    const { body } = await admin.get(`${machines}/${id}`);
    const over = { insuredUntil: addDays(today, -1) };
    await admin.patch(`${machines}/${id}`, over, { ifMatch: body.version });
    await app.runJob(job);
    expect((await toldOf(id)).map(({ titleKey }) => titleKey)).toEqual([
      'inventory:notify.due.insurance.soon',
      'inventory:notify.due.insurance.overdue',
    ]);
  });

  it('leave the service to machine control where it knows the machine', async () => {
    const nextServiceDate = addDays(today, 5);
    const [own, controlled] = [await create({ nextServiceDate }), await create({ nextServiceDate })];
    const status = { id: controlled, counter: null, nextServiceOn: null, nextExhaustOn: null, warnDays: 30 };
    await app.deliver(machineStatusChanged, status);
    await app.runJob(job);
    expect(await toldOf(own)).toMatchObject([{ titleKey: 'inventory:notify.due.service.soon' }]);
    expect(await toldOf(controlled)).toEqual([]);
  });

  it('tell of each document that ends, and of what is in it only those who see prices', async () => {
    const machineId = await create({});
    const documents = '/api/inventory/machine-documents';
    const document = { machineId, kind: 'insurance', title: 'Police 77', validUntil: addDays(today, 20) };
    const { body, status } = await admin.post(documents, document);
    expect(status).toBe(201);
    await admin.post(documents, {
      machineId,
      kind: 'test',
      title: 'Kranprüfung',
      validUntil: addDays(today, -2),
    });
    const file = await admin.post(`${documents}/${body.id}/file`, undefined, {
      ifMatch: 1,
      file: aPicture(),
    });
    expect(file.body).toMatchObject({ hasFile: true, version: 2 });
    expect((await admin.get(`${documents}/${body.id}/file`)).status).toBe(200);
    const reader = app.as('user_defined', {
      grants: new Map([['tools.machine_inventory.index', 'all' as const]]),
    });
    const seen = await reader.get(`${documents}?filter[machineId]=${machineId}`);
    expect(seen.body).toMatchObject({ total: 1, items: [{ title: 'Kranprüfung' }] });
    expect((await reader.get(`${documents}/${body.id}/file`)).status).toBe(404);
    await app.runJob(job);
    await app.runJob(job);
    const told = (await toldOf(machineId)).map(({ titleKey, params }) => [titleKey, params]);
    expect(told).toHaveLength(2);
    expect(told).toEqual(
      expect.arrayContaining([
        ['inventory:notify.due.document.soon', expect.objectContaining({ document: 'Police 77' })],
        ['inventory:notify.due.document.overdue', expect.objectContaining({ document: 'Kranprüfung' })],
      ]),
    );
  });

  it('are not of retired machines, nor of those nobody keeps', async () => {
    const insuredUntil = addDays(today, 3);
    const retired = await create({ insuredUntil, machineState: 'retired' });
    const nobodys = await create({ insuredUntil, driverId: null });
    await app.runJob(job);
    expect([await toldOf(retired), await toldOf(nobodys)]).toEqual([[], []]);
  });
});
