import { notificationRequested } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import { maintenanceRecorded, objectChanged } from '@jahrring/contracts-inventory';
import { machineStatusChanged, machineWorkChanged } from '@jahrring/contracts-machine-control';
import { entryChanged } from '@jahrring/contracts-time';
import { FixedClock } from '@jahrring/service-kit';
import { aPng, startTestService, testMember, type TestClient, type TestService } from '@jahrring/testing';
import { machineControlService } from '../src';
import { aMachine, deliverMachine, url } from './a-machine';

const now = new Date('2026-06-15T10:00:00Z');

describe('machine control', () => {
  let app: TestService;
  let admin: TestClient;

  beforeAll(async () => {
    app = await startTestService(machineControlService, { clock: new FixedClock(now) });
    admin = app.as('admin');
  });
  afterAll(() => app?.close());

  const read = (id: string, readOn: string, value: string, who = admin) =>
    who.post(`${url}/machines/${id}/readings`, { readOn, value });
  const view = async (id: string, who = admin) => (await who.get(`${url}/machines/${id}`)).body;
  const deliverEntry = (machineId: string, workDate: string, quantity: string, more = {}) =>
    app.deliver(entryChanged, {
      id: newId(),
      employeeId: testMember('employee'),
      projectId: newId(),
      workDate,
      seconds: 0,
      billable: true,
      deleted: false,
      kind: 'machines',
      objectId: machineId,
      quantity,
      unit: 'machine_hour',
      unitPrice: '165.0000',
      ...more,
    });

  it('takes readings and tells the inventory', async () => {
    const id = await deliverMachine(app);
    expect((await read(id, '2026-05-31', '100')).status).toBe(201);
    expect((await read(id, '2026-06-10', '150.5')).body.warnings).toEqual([]);
    expect(await view(id)).toMatchObject({ counter: '150.500', readOn: '2026-06-10', month: '50.500' });
    const told = (await app.events(machineStatusChanged.name)).at(-1);
    expect(told?.payload).toMatchObject({ id, counter: '150.500' });
  });

  it('never runs a counter backwards, and names both values', async () => {
    const id = await deliverMachine(app);
    await read(id, '2026-06-01', '8420.5');
    const refused = await read(id, '2026-06-02', '8402.5');
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'COUNTER_MISMATCH',
      params: { from: '8420.5', to: '8402.5' },
    });
    expect(refused.body.fields).toMatchObject([{ field: 'value' }]);
    expect((await read(id, '2026-05-20', '8500')).status).toBe(409);
    expect((await read(id, '2026-06-16', '8600')).body.fields).toMatchObject([{ field: 'readOn' }]);
  });

  it('warns where a reading does not fit the recorded hours', async () => {
    const id = await deliverMachine(app);
    await read(id, '2026-06-01', '100');
    await deliverEntry(id, '2026-06-02', '20.000');
    const { body } = await read(id, '2026-06-03', '160');
    expect(body.warnings).toEqual([
      {
        code: 'COUNTER_MISMATCH',
        key: 'machine-control:warnings.counterMismatch',
        params: { title: 'Forwarder', from: '120', to: '160' },
      },
    ]);
    expect(body.reading.expected).toBe('120.000');
  });

  it('goes on with a new counter, and its service is due by the new one', async () => {
    const id = await deliverMachine(app);
    await admin.post(`${url}/machines/${id}/works`, {
      kind: 'service',
      doneOn: '2026-05-01',
      counter: '1000',
    });
    expect((await view(id)).service).toMatchObject({ at: '1500.000', on: '2026-11-01' });
    const exchange = { exchangedOn: '2026-06-01', oldValue: '1100', newValue: '5' };
    const { body } = await admin.post(`${url}/machines/${id}/counter-exchanges`, exchange);
    expect(body.reading).toMatchObject({ counterNo: 2, value: '5.000' });
    await read(id, '2026-06-10', '25');
    expect(await view(id)).toMatchObject({ counter: '25.000', year: '120.000' });
    expect((await view(id)).service).toMatchObject({ at: '405.000', left: '380.000' });
    const gone = await admin.delete(`${url}/readings/${body.reading.id}`, { ifMatch: 1 });
    expect(gone.body.code).toBe('COUNTER_EXCHANGE_IN_USE');
  });

  it('takes readings from time sheets, changes and takes them back with their line', async () => {
    const id = await deliverMachine(app);
    const entryId = newId();
    const line = { id: entryId, counterTo: '208.000' };
    await deliverEntry(id, '2026-06-01', '8.000', line);
    await deliverEntry(id, '2026-06-02', '8.000', { ...line, counterTo: '209.000' });
    expect(await view(id)).toMatchObject({ counter: '209.000', readOn: '2026-06-02' });
    await deliverEntry(id, '2026-06-03', '5.000', { counterTo: '150.000' });
    const { body } = await admin.get(`${url}/machines/${id}/readings`);
    expect(body.items.map((one: { doubtful: boolean }) => one.doubtful)).toEqual([true, false]);
    await deliverEntry(id, '2026-06-02', '8.000', { ...line, deleted: true });
    expect((await view(id)).counter).toBeNull();
  });

  it('catches up with lines that came before their machine', async () => {
    const event = aMachine({ counterReading: '320.000' });
    await deliverEntry(event.id, '2026-06-01', '8.000', { counterTo: '308.000' });
    await deliverEntry(event.id, '2026-06-02', '8.000', { counterTo: '316.000' });
    await app.deliver(objectChanged, event);
    const { body } = await admin.get(`${url}/machines/${event.id}/readings`);
    expect(body.items.map(({ value, source }: { value: string; source: string }) => [value, source])).toEqual(
      [
        ['320.000', 'inventory'],
        ['316.000', 'entry'],
        ['308.000', 'entry'],
      ],
    );
  });

  it('counts fuel, services, repairs and standing costs per hour, each explained by its lines', async () => {
    const id = await deliverMachine(app);
    await read(id, '2025-12-31', '1000');
    await read(id, '2026-06-15', '1100');
    await admin.post(`${url}/machines/${id}/fuellings`, { fuelledOn: '2026-03-01', litres: '500' });
    await admin.post(`${url}/machines/${id}/works`, {
      kind: 'repair',
      doneOn: '2026-04-01',
      cost: '600',
      what: 'Kran',
    });
    const fixed = { purchasePrice: null, purchasedOn: null, residualValue: null, usefulYears: null };
    const basis = `${url}/machines/${id}/cost-basis`;
    expect((await admin.put(basis, { ...fixed, fixedPerYear: '3650' }, { ifMatch: 0 })).status).toBe(200);
    await deliverEntry(id, '2026-02-02', '80.000');
    const { body } = await admin.get(`${url}/machines/${id}/costs?from=2026-01-01&to=2026-06-15`);
    expect(body).toMatchObject({
      used: '100.000',
      total: '3160.00',
      perUnit: '31.6000',
      charged: '13200.00',
    });
    expect(body.kinds.map(({ kind, amount }: { kind: string; amount: string }) => [kind, amount])).toEqual([
      ['fuel', '900.00'],
      ['repair', '600.00'],
      ['fixed', '1660.00'],
    ]);
    expect((await view(id)).costPerUnit).not.toBeNull();
  });

  it('begins intervals anew; a failed exhaust test is due at once', async () => {
    const id = await deliverMachine(app, { nextServiceDate: '2026-06-01', nextExhaustDate: '2026-07-01' });
    expect(await view(id)).toMatchObject({ level: 'overdue', dueOn: '2026-06-01' });
    const works = `${url}/machines/${id}/works`;
    await admin.post(works, { kind: 'service', doneOn: '2026-06-10' });
    expect((await view(id)).service.on).toBe('2026-12-10');
    const failed = await admin.post(works, { kind: 'exhaust', doneOn: '2026-06-11', passed: false });
    expect((await view(id)).exhaust).toMatchObject({ on: '2026-06-11', level: 'overdue' });
    await admin.patch(`${url}/works/${failed.body.id}`, { passed: true }, { ifMatch: 1 });
    expect((await view(id)).exhaust.on).toBe('2028-06-11');
  });

  it('takes over what was noted in the inventory, once', async () => {
    const id = await deliverMachine(app);
    const done = { id: newId(), machineId: id, kind: 'service', doneOn: '2026-06-01' } as const;
    const event = { ...done, counterReading: '700.000', cost: '300.00', note: null, employeeId: null };
    await app.deliver(maintenanceRecorded, event);
    await app.deliver(maintenanceRecorded, event);
    const { body } = await admin.get(`${url}/machines/${id}/works`);
    expect(body.items).toMatchObject([{ kind: 'service', cost: '300.00' }]);
    expect(await view(id)).toMatchObject({ counter: '700.000' });
  });

  it('keeps photos of counters and files of services', async () => {
    const id = await deliverMachine(app);
    const { reading } = (await read(id, '2026-06-01', '10')).body;
    const file = { name: 'zaehler.png', content: aPng(), type: 'image/png' };
    const kept = await admin.post(`${url}/readings/${reading.id}/photo`, undefined, { file });
    expect(kept.body.hasPhoto).toBe(true);
    expect((await admin.get(`${url}/readings/${reading.id}/photo`)).status).toBe(200);
    const work = (await admin.post(`${url}/machines/${id}/works`, { kind: 'exhaust', doneOn: '2026-06-01' }))
      .body;
    const files = `${url}/works/${work.id}/files`;
    const filed = (await admin.post(files, undefined, { file, ifMatch: 1 })).body;
    expect(filed.files).toMatchObject([{ name: 'zaehler.png' }]);
    const left = await admin.delete(`${files}/${filed.files[0].id}`, { ifMatch: filed.version });
    expect(left.body.files).toEqual([]);
  });

  describe('for the staff', () => {
    let employee: TestClient;
    beforeAll(() => {
      employee = app.as('employee');
    });

    it('shows machines without money, and their own fuel', async () => {
      const id = await deliverMachine(app);
      await admin.post(`${url}/machines/${id}/fuellings`, { fuelledOn: '2026-06-01', litres: '100' });
      const own = { fuelledOn: '2026-06-02', litres: '40', place: 'Werkhof', counter: '50' };
      expect((await employee.post(`${url}/machines/${id}/fuellings`, own)).status).toBe(201);
      const { body } = await employee.get(`${url}/machines/${id}/fuellings`);
      expect(body).toMatchObject({
        total: 1,
        consumption: null,
        items: [{ place: 'Werkhof', amount: '72.00' }],
      });
      expect(await view(id, employee)).toMatchObject({ counter: '50.000', rate: null, costPerUnit: null });
      expect((await employee.get(`${url}/machines/${id}/costs`)).status).toBe(403);
    });

    it('takes what a device sends again under its id once', async () => {
      const id = await deliverMachine(app);
      const fuelling = { id: newId(), fuelledOn: '2026-06-02', litres: '40', counter: '50' };
      const reading = { id: newId(), readOn: '2026-06-03', value: '55' };
      for (const [path, body] of [
        ['fuellings', fuelling],
        ['readings', reading],
      ] as const) {
        const first = await employee.post(`${url}/machines/${id}/${path}`, body);
        const again = await employee.post(`${url}/machines/${id}/${path}`, body);
        expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
      }
      expect((await employee.get(`${url}/machines/${id}/fuellings`)).body.total).toBe(1);
      expect((await employee.get(`${url}/machines/${id}/readings`)).body.total).toBe(2);
    });

    it('lets them take back what is theirs of today and nothing else', async () => {
      const id = await deliverMachine(app);
      const mine = (await read(id, '2026-06-10', '5', employee)).body.reading;
      const others = (await read(id, '2026-06-11', '6')).body.reading;
      expect((await employee.delete(`${url}/readings/${others.id}`, { ifMatch: 1 })).status).toBe(403);
      expect((await employee.delete(`${url}/readings/${mine.id}`, { ifMatch: 1 })).status).toBe(204);
      expect((await employee.post(`${url}/readings/${mine.id}/restore`)).status).toBe(200);
    });

    it('hides machines that are assigned to others', async () => {
      const values = { assignedEmployeeIds: [testMember('foreman')] };
      const id = await deliverMachine(app, {}, values);
      expect((await employee.get(`${url}/machines/${id}`)).status).toBe(404);
      expect((await read(id, '2026-06-01', '1', employee)).status).toBe(404);
      expect((await app.as('foreman').get(`${url}/machines/${id}`)).status).toBe(200);
    });
  });

  it('lists what is due first, and exports it', async () => {
    const mark = newId().slice(-8);
    const titled = (title: string, nextServiceDate: string | null) =>
      deliverMachine(app, { nextServiceDate }, { title: `${title} ${mark}` });
    await titled('Nie', null);
    await titled('Später', '2027-01-01');
    await titled('Überfällig', '2026-06-01');
    const { body } = await admin.get(`${url}/machines?search=${mark}`);
    const titles = body.items.map(({ title }: { title: string }) => title.split(' ')[0]);
    expect(titles).toEqual(['Überfällig', 'Später', 'Nie']);
    const due = await admin.get(`${url}/machines?search=${mark}&filter[dueOn]=..2026-06-14`);
    expect(due.body.total).toBe(1);
    const file = await admin.get(`${url}/machines/export/csv?search=${mark}`);
    expect(file.text).toContain('überfällig');
  });

  it('tells those who are named once of each thing that is due', async () => {
    const who = testMember('admin');
    const values = {
      warnDays: 30,
      warnHours: 50,
      warnKilometres: 1000,
      tolerancePercent: 10,
      fuelPrice: null,
      employeeIds: [who],
      repairKinds: ['Kran'],
    };
    expect((await admin.put(`${url}/settings`, values, { ifMatch: 0 })).status).toBe(200);
    const id = await deliverMachine(app, { nextServiceDate: '2026-06-20' }, { title: 'Rückezug' });
    await app.runJob('machine-control.reminders');
    await app.runJob('machine-control.reminders');
    const path = `/machinecontrol/objects/${id}`;
    const told = (await app.events(notificationRequested.name)).filter(
      ({ payload }) => payload['path'] === path,
    );
    expect(told).toHaveLength(1);
    expect(told[0]?.payload).toMatchObject({
      employeeIds: [who],
      titleKey: 'machine-control:notify.service.soon.day',
      params: { title: 'Rückezug', on: '2026-06-20' },
    });
  });

  it('tells the inventory what was done, and what became of it', async () => {
    const id = await deliverMachine(app);
    const done = { kind: 'repair', doneOn: '2026-02-03', what: 'Kran', cost: '640.00' };
    const { body } = await admin.post(`${url}/machines/${id}/works`, done);
    await admin.delete(`${url}/works/${body.id}`, { ifMatch: body.version });
    const told = (await app.events(machineWorkChanged.name)).map(({ payload }) => payload);
    expect(told.filter(({ machineId }) => machineId === id)).toMatchObject([
      { id: body.id, kind: 'repair', what: 'Kran', cost: '640.00', deleted: false },
      { id: body.id, deleted: true },
    ]);
  });

  it('tells who keeps a machine beside those who are named, each once', async () => {
    const named = testMember('admin');
    const driver = testMember('employee');
    const keeperIds = [driver, named];
    const id = await deliverMachine(
      app,
      { nextServiceDate: '2026-06-20', keeperIds },
      { title: 'Schlepper' },
    );
    await app.runJob('machine-control.reminders');
    const path = `/machinecontrol/objects/${id}`;
    const told = (await app.events(notificationRequested.name)).filter(
      ({ payload }) => payload['path'] === path,
    );
    expect(told.map(({ payload }) => payload['employeeIds'])).toEqual([[named, driver]]);
  });

  it('tells of a counter that has run over, whatever day is still to come, and tells the inventory the same', async () => {
    const id = await deliverMachine(app, { serviceIntervalCounter: 500, serviceIntervalMonths: 12 });
    const service = { kind: 'service', doneOn: '2026-01-10', counter: '1000' };
    expect((await admin.post(`${url}/machines/${id}/works`, service)).status).toBe(201);
    await read(id, '2026-06-01', '1541');
    expect((await view(id)).service).toMatchObject({
      on: '2027-01-10',
      left: '-41.000',
      level: 'overdue',
      by: 'counter',
    });
    await app.runJob('machine-control.reminders');
    const path = `/machinecontrol/objects/${id}`;
    const told = (await app.events(notificationRequested.name)).filter(
      ({ payload }) => payload['path'] === path,
    );
    expect(told.map(({ payload }) => payload['titleKey'])).toEqual([
      'machine-control:notify.service.overdue.machine_hour',
    ]);
    const status = (await app.events(machineStatusChanged.name)).filter(
      ({ payload }) => payload['id'] === id,
    );
    expect(status.at(-1)?.payload).toMatchObject({
      counter: '1541.000',
      serviceAt: '1500.000',
      serviceByCounterOn: '2026-06-01',
      warnDays: 30,
      warnUnits: 50,
    });
  });

  it('forgets a machine that was deleted in the inventory', async () => {
    const event = aMachine();
    await app.deliver(objectChanged, event);
    await app.deliver(objectChanged, { ...event, deleted: true });
    expect((await admin.get(`${url}/machines/${event.id}`)).status).toBe(404);
  });
});
