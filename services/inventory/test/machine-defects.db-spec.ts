import { newId } from '@jahrring/contracts-common';
import type { DefectView, MachineView } from '@jahrring/contracts-inventory';
import { startTestService, testMember, type TestClient, type TestService } from '@jahrring/testing';
import { inventoryService } from '../src';
import { deliverEmployee } from './a-personal-inventory';
import { aPicture } from './a-picture';

const machines = '/api/inventory/machines';
const defects = '/api/inventory/machine-defects';
const notification = 'admin.notification.requested';
const responsible = '01900000-0000-7000-8000-00000000b001';

describe('defects of machines', () => {
  let app: TestService;
  let admin: TestClient;
  let worker: TestClient;

  beforeAll(async () => {
    app = await startTestService(inventoryService);
    admin = app.as('admin');
    worker = app.as('employee');
    await deliverEmployee(app);
    await deliverEmployee(app, { id: responsible });
  });
  afterAll(() => app?.close());

  const createMachine = async (record: Record<string, unknown> = {}): Promise<MachineView> => {
    const machine = { kind: 'machines', title: 'Forwarder', unit: 'machine_hour', price: '165', ...record };
    return (await admin.post(machines, machine)).body as MachineView;
  };
  const report = async (machineId: string, defect: Record<string, unknown> = {}): Promise<DefectView> => {
    const { status, body, text } = await worker.post(defects, {
      machineId,
      title: 'Bremse zieht nach links',
      ...defect,
    });
    if (status !== 201) throw new Error(`defect not reported: ${status} ${text}`);
    return body as DefectView;
  };
  const machineNow = async (id: string) => (await admin.get(`${machines}/${id}`)).body as MachineView;
  const told = async () => (await app.events(notification)).map(({ payload }) => payload);

  it('are reported by who works with it, and whoever keeps it hears of them', async () => {
    const machine = await createMachine({ responsibleId: responsible });
    const defect = await report(machine.id, { description: 'Seit heute Morgen' });
    expect(defect).toMatchObject({ state: 'open', machineTitle: 'Forwarder', reporterName: 'Anna Wald' });
    expect((await told()).at(-1)).toMatchObject({
      employeeIds: [responsible],
      kind: 'inventory.defect',
      titleKey: 'inventory:notify.defect.reported',
      params: { machine: 'Forwarder', defect: 'Bremse zieht nach links' },
    });
    expect(await machineNow(machine.id)).toMatchObject({ openDefects: 1, machineState: null });
  });

  it('show their photos to who sees them, and to nobody else', async () => {
    const { id } = await report((await createMachine()).id);
    const { body } = await worker.post(`${defects}/${id}/photos`, undefined, { file: aPicture() });
    const photo = `${defects}/${id}/photos/${(body as DefectView).photoIds[0]}`;
    expect((await admin.get(photo)).status).toBe(200);
    expect((await worker.get(photo)).status).toBe(200);
    const colleague = app.as('employee', { membershipId: newId() });
    expect((await colleague.get(photo)).status).toBe(404);
    expect((await worker.get(`${defects}/${id}/photos/${newId()}`)).status).toBe(404);
  });

  it('are one however often a phone sends them', async () => {
    const machine = await createMachine();
    const id = newId();
    await report(machine.id, { id });
    const before = (await told()).length;
    await report(machine.id, { id });
    expect((await admin.get(`${defects}?filter[machineId]=${machine.id}`)).body.total).toBe(1);
    expect(await told()).toHaveLength(before);
  });

  it('take the machine into repair and back, and tell who reported them', async () => {
    const machine = await createMachine({ responsibleId: responsible, machineState: 'inUse' });
    const first = await report(machine.id);
    const second = await report(machine.id, { title: 'Hydraulikschlauch undicht', unusable: true });
    expect(await machineNow(machine.id)).toMatchObject({ machineState: 'inRepair', openDefects: 2 });
    const done = { state: 'done', resolution: 'Schlauch ersetzt' };
    const repaired = await admin.patch(`${defects}/${second.id}`, done, { ifMatch: second.version });
    expect(repaired.body).toMatchObject({ ...done, doneOn: expect.stringMatching(/^\d{4}-/) });
    expect((await told()).at(-1)).toMatchObject({ titleKey: 'inventory:notify.defect.done' });
    expect(await machineNow(machine.id)).toMatchObject({ machineState: 'inUse', openDefects: 1 });
    const inRepair = await admin.patch(`${defects}/${first.id}`, { state: 'inRepair' }, { ifMatch: 1 });
    expect(inRepair.body).toMatchObject({ state: 'inRepair', doneOn: null });
    expect(await machineNow(machine.id)).toMatchObject({ machineState: 'inRepair' });
    await admin.delete(`${defects}/${first.id}`, { ifMatch: inRepair.body.version });
    expect(await machineNow(machine.id)).toMatchObject({ machineState: 'inUse', openDefects: 0 });
  });

  it('leave a machine in repair that somebody else has reported', async () => {
    const machine = await createMachine();
    await admin.post(defects, { machineId: machine.id, title: 'Kran gesperrt', unusable: true });
    await report(machine.id);
    expect(await machineNow(machine.id)).toMatchObject({ machineState: 'inRepair', openDefects: 2 });
  });

  it('leave a machine in repair that was set so for another reason', async () => {
    const machine = await createMachine({ machineState: 'inRepair' });
    const { id, version } = await report(machine.id);
    await admin.patch(`${defects}/${id}`, { state: 'done' }, { ifMatch: version });
    expect(await machineNow(machine.id)).toMatchObject({ machineState: 'inRepair', openDefects: 0 });
  });

  it('leave a retired machine retired', async () => {
    const machine = await createMachine({ machineState: 'retired' });
    await report(machine.id, { unusable: true });
    expect(await machineNow(machine.id)).toMatchObject({ machineState: 'retired', version: machine.version });
  });

  it('are of machines alone, and of those one sees', async () => {
    const tool = { kind: 'tools', title: 'Axt', unit: 'piece', price: '4' };
    const { body } = await admin.post('/api/inventory/objects', tool);
    const refused = await worker.post(defects, { machineId: body.id, title: 'Stiel lose' });
    expect(refused.body).toMatchObject({ status: 422, fields: [{ field: 'machineId' }] });
    const hidden = await admin.post('/api/inventory/objects', {
      ...{ kind: 'machines', title: 'Pikett', unit: 'km', price: '1', assignedEmployeeIds: [responsible] },
    });
    const unseen = await worker.post(defects, { machineId: hidden.body.id, title: 'Licht' });
    expect(unseen.body).toMatchObject({ status: 422, fields: [{ field: 'machineId' }] });
  });
});

describe('the record of a machine', () => {
  let app: TestService;
  let admin: TestClient;

  beforeAll(async () => {
    app = await startTestService(inventoryService);
    admin = app.as('admin');
    await deliverEmployee(app);
  });
  afterAll(() => app?.close());

  const record = {
    ...{ make: 'Ponsse', model: 'Buffalo', buildYear: 2019, serialNumber: 'PB-8812', plate: 'BE 12 345' },
    ...{ machineState: 'reserved', place: 'Werkhof', insurer: 'Mobiliar', policyNumber: 'P-77' },
    ...{ insurancePerYear: '4800.00', insuredUntil: '2027-12-31', lessor: 'Leasing AG' },
    ...{ leasePerMonth: '2150.00', leasedUntil: '2028-06-30', warrantyUntil: '2026-12-31' },
  };
  const machine = { kind: 'machines', title: 'Forwarder', unit: 'machine_hour', price: '165' };

  it('is kept whole, found by plate and serial number, and names who keeps it', async () => {
    const driverId = testMember('employee');
    const { body } = await admin.post(machines, { ...machine, ...record, driverId });
    expect(body).toMatchObject({ ...record, driverId, driverName: 'Anna Wald', responsibleName: null });
    for (const search of ['BE 12 345', 'PB-8812', 'Buffalo']) {
      const found = await admin.get(`${machines}?search=${encodeURIComponent(search)}`);
      expect(found.body).toMatchObject({ total: 1, items: [{ id: body.id }] });
    }
    expect((await admin.get(`${machines}?filter[machineState]=reserved`)).body.total).toBe(1);
    const cleared = await admin.patch(`${machines}/${body.id}`, { plate: null }, { ifMatch: body.version });
    expect(cleared.body).toMatchObject({ plate: null, serialNumber: 'PB-8812' });
  });

  it('refuses a responsible whom the licence does not have', async () => {
    const { body } = await admin.post(machines, { ...machine, responsibleId: newId() });
    expect(body).toMatchObject({ status: 422, fields: [{ field: 'responsibleId', code: 'exists' }] });
  });
});
