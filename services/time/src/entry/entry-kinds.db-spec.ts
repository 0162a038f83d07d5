import { employmentChanged, companyPartChanged } from '@jahrring/contracts-admin';
import { testId, testMember } from '@jahrring/testing';
import {
  aLine,
  anEntry,
  aTimeService,
  deliverActivity,
  entriesPath,
  ids,
  type TimeTest,
} from '../test/a-time-service';

describe('lines of every kind', () => {
  let app: TimeTest;
  beforeEach(async () => {
    app = await aTimeService();
  });
  afterEach(() => app.close());

  const events = async () => (await app.events('time.entry.changed')).map((event) => event.payload);

  it('are recorded with quantity, price and amount, and told to other services', async () => {
    const admin = app.as('admin');
    const machine = await admin.post(
      entriesPath,
      aLine('machines', { objectId: ids.machine, counterFrom: '8420.5', counterTo: '8427' }),
    );
    expect(machine.body).toMatchObject({
      kind: 'machines',
      objectTitle: 'Forwarder',
      quantity: '6.500',
      unit: 'machine_hour',
      seconds: 0,
      from: null,
      unitPrice: '78.0000',
    });
    const material = aLine('material', { objectId: ids.material, quantity: '12', unit: 'piece' });
    expect((await admin.post(entriesPath, material)).body).toMatchObject({
      quantity: '12.000',
      amount: null,
    });
    const meal = await admin.post(entriesPath, aLine('expenses', { amount: '24.50' }));
    expect(meal.body).toMatchObject({ amount: '24.50', quantity: null, objectId: null });
    const drive = aLine('expenses', { objectId: ids.mileage, quantity: '30', unit: 'km' });
    expect((await admin.post(entriesPath, drive)).body).toMatchObject({
      amount: '21.00',
      objectTitle: 'Kilometer',
    });
    expect(await events()).toEqual([
      expect.objectContaining({ kind: 'machines', amount: '507.00', counterTo: '8427.000', seconds: 0 }),
      expect.objectContaining({ kind: 'material', amount: '54.00', objectId: ids.material }),
      expect.objectContaining({ kind: 'expenses', amount: '24.50' }),
      expect.objectContaining({ kind: 'expenses', amount: '21.00' }),
    ]);
    const list = await admin.get(`${entriesPath}?filter[kind]=machines,material&sort=quantity`);
    expect([list.status, list.body.items.map((item: { kind: string }) => item.kind)]).toEqual([
      200,
      ['machines', 'material'],
    ]);
    expect((await admin.get(`/api/time/days/2026-11-20`)).body.workedSeconds).toBe(0);
  });

  it.each([
    [aLine('material', { objectId: ids.material, quantity: '3' }), 'unit'],
    [aLine('material', { objectId: ids.material, unit: 'piece' }), 'quantity'],
    [aLine('material', { quantity: '3', unit: 'piece' }), 'objectId'],
    [aLine('machines', { objectId: ids.machine, counterFrom: '5' }), 'counterTo'],
    [aLine('externals'), 'amount'],
    [aLine('externals', { amount: '10', objectId: ids.material }), 'objectId'],
    [aLine('expenses', { amount: '10', from: '07:00', to: '08:00' }), 'from'],
    [anEntry({ quantity: '1', unit: 'piece' }), 'quantity'],
    [anEntry({ from: '12:00', to: undefined }), 'to'],
  ])('need what belongs together: %j', async (line, field) => {
    const { status, body } = await app.as('admin').post(entriesPath, line);
    expect([status, body.fields.map((error: { field: string }) => error.field)]).toEqual([
      422,
      expect.arrayContaining([field]),
    ]);
  });

  it('tell a counter that does not fit the last reading with both values, and refuse one that runs back', async () => {
    const admin = app.as('admin');
    const use = (counterFrom: string, counterTo: string) =>
      admin.post(entriesPath, aLine('machines', { objectId: ids.machine, counterFrom, counterTo }));
    expect((await use('100', '104')).body.warnings).toBeUndefined();
    expect((await use('104', '106.5')).body.warnings).toBeUndefined();
    const off = await use('108', '110');
    expect([off.status, off.body.warnings]).toEqual([
      201,
      [
        {
          code: 'COUNTER_MISMATCH',
          key: 'time:errors.counterMismatch',
          params: { title: 'Forwarder', last: '106.5', now: '108' },
        },
      ],
    ]);
    const back = await use('110', '109');
    expect([back.status, back.body.code, back.body.params]).toEqual([
      422,
      'COUNTER_BACKWARDS',
      { from: '110', to: '109' },
    ]);
    await admin.delete(`${entriesPath}/${off.body.id}`, { ifMatch: 1 });
    const options = await admin.get('/api/time/object-options?kind=machines&search=forw');
    expect(options.body.items).toEqual([
      expect.objectContaining({ title: 'Forwarder', counter: '106.500', unit: 'machine_hour' }),
    ]);
  });

  it('are changed by the same rules', async () => {
    const admin = app.as('admin');
    const { body } = await admin.post(
      entriesPath,
      aLine('machines', { objectId: ids.machine, counterFrom: '10', counterTo: '14' }),
    );
    const patch = (change: object, version = 1) =>
      admin.patch(`${entriesPath}/${body.id}`, change, { ifMatch: version });
    expect((await patch({ from: '07:00', to: '08:00' })).body.fields[0].field).toBe('from');
    expect((await patch({ objectId: null })).body.fields[0].field).toBe('objectId');
    expect((await patch({ counterTo: '15.5' })).body).toMatchObject({
      quantity: '5.500',
      unitPrice: '78.0000',
    });
  });

  it('follow the keys: a trainee records no expenses, and sees no machine of somebody else', async () => {
    const trainee = app.as('trainee');
    expect((await trainee.post(entriesPath, aLine('expenses', { amount: '5' }))).status).toBe(403);
    expect((await trainee.post(entriesPath, aLine('externals', { amount: '5' }))).status).toBe(403);
    const saw = testId('saw');
    await deliverActivity(app, saw, {
      title: 'Säge',
      kind: 'tools',
      unit: 'hour',
      assignedEmployeeIds: [testMember('employee')],
    });
    const line = aLine('tools', { objectId: saw, quantity: '2', unit: 'hour' });
    expect((await trainee.post(entriesPath, line)).body.code).toBe('OBJECT_NOT_FOUND');
    expect((await trainee.get('/api/time/object-options?kind=tools')).body.total).toBe(0);
    expect((await app.as('employee').post(entriesPath, line)).status).toBe(201);
    expect((await trainee.get('/api/time/entry-form')).body.kinds).toEqual(
      expect.not.arrayContaining(['expenses', 'externals']),
    );
  });

  it('are booked on the person’s company part; whoever may not switch cannot', async () => {
    const [north, south] = [testId('part north'), testId('part south')];
    for (const [id, number] of [
      [north, '1'],
      [south, '2'],
    ] as const) {
      await app.deliver(companyPartChanged, { id, number, title: number, active: true, deleted: false });
    }
    for (const role of ['employee', 'manager'] as const)
      await deliverEmployment(app, testMember(role), north);
    const own = await app.as('employee').post(entriesPath, anEntry());
    expect(own.body.companyPartId).toBe(north);
    const later = { from: '13:00', to: '14:00', companyPartId: south };
    expect((await app.as('employee').post(entriesPath, anEntry(later))).body.code).toBe('COMPANY_PART_FIXED');
    expect((await app.as('manager').post(entriesPath, anEntry(later))).body.companyPartId).toBe(south);
    const form = (await app.as('employee').get('/api/time/entry-form')).body;
    expect(form).toMatchObject({ method: 'duration', companyPartId: north, canSwitchCompanyPart: false });
    expect(form.companyParts).toHaveLength(2);
  });
});

async function deliverEmployment(app: TimeTest, employeeId: string, companyPartId: string): Promise<void> {
  await app.deliver(employmentChanged, {
    employeeId,
    supervisors: [],
    companyPartId,
    recordingMethod: 'duration',
    allowedAbsences: null,
    allowedCompanyParts: null,
    averageDaySeconds: 30_240,
    startHolidaySeconds: 0,
    startOvertimeSeconds: 0,
    periods: [],
    corrections: [],
  });
}
