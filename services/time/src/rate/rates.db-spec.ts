import { employmentChanged } from '@jahrring/contracts-admin';
import { objectChanged, rateCategoryChanged } from '@jahrring/contracts-inventory';
import { testId, testMember } from '@jahrring/testing';
import { anEntry, aTimeService, entriesPath, friday, ids, type TimeTest } from '../test/a-time-service';

const path = '/api/time/rates';
const category = testId('rate category');

describe('rates', () => {
  let app: TimeTest;
  beforeEach(async () => {
    app = await aTimeService();
  });
  afterEach(() => app.close());

  const record = async (change: object = {}) => {
    const { body } = await app.as('employee').post(entriesPath, anEntry(change));
    return (await app.as('admin').get(`${entriesPath}/${body.id}`)).body;
  };
  const addRate = (rate: object) => app.as('admin').post(path, { validFrom: '2026-01-01', ...rate });
  const deliverCategory = async (price: string) => {
    const rate = { objectId: null, kind: 'activities' as const, unit: null, validFrom: '2026-01-01' };
    await app.deliver(rateCategoryChanged, {
      id: category,
      title: 'Lernende',
      active: true,
      deleted: false,
      rates: [{ ...rate, id: testId('a rate'), price }],
    });
    await app.deliver(employmentChanged, {
      employeeId: testMember('employee'),
      supervisors: [],
      rateCategoryId: category,
      allowedAbsences: null,
      allowedCompanyParts: null,
      averageDaySeconds: 0,
      startHolidaySeconds: 0,
      startOvertimeSeconds: 0,
      periods: [],
      corrections: [],
    });
  };

  it('are taken in their order: object, category, project and object, project and person, entry', async () => {
    const slot = (hour: number) => ({ from: `0${hour}:00`, to: `0${hour}:30` });
    expect((await record(slot(1))).unitPrice).toBe('78.0000');
    await deliverCategory('60.0000');
    expect((await record(slot(2))).unitPrice).toBe('60.0000');
    await addRate({ projectId: ids.forest, objectId: ids.felling, price: '70' });
    expect((await record(slot(3))).unitPrice).toBe('70.0000');
    await addRate({ projectId: ids.forest, employeeId: testMember('employee'), price: '80' });
    const last = await record(slot(4));
    expect(last.unitPrice).toBe('80.0000');
    const admin = app.as('admin');
    const set = await admin.patch(`${entriesPath}/${last.id}`, { unitPrice: '99' }, { ifMatch: 1 });
    expect(set.body).toMatchObject({ unitPrice: '99.0000', priceSource: 'entry' });
    const hidden = (await app.as('employee').get(`${entriesPath}/${last.id}`)).body;
    expect([hidden.unitPrice, hidden.priceSource]).toEqual([null, null]);
    const back = await admin.patch(`${entriesPath}/${last.id}`, { unitPrice: null }, { ifMatch: 2 });
    expect(back.body).toMatchObject({ unitPrice: '80.0000', priceSource: 'project_person' });
    const refused = await app.as('employee').post(entriesPath, anEntry({ ...slot(5), unitPrice: '1' }));
    expect(refused.status).toBe(403);
  });

  it('price an hour without an activity by the licence, and each day by its own rate', async () => {
    await addRate({ price: '50' });
    await addRate({ price: '55', validFrom: friday });
    const plain = { activityId: null };
    expect((await record({ ...plain, workDate: '2026-11-19' })).unitPrice).toBe('50.0000');
    const moved = await record({ ...plain, from: '13:00', to: '14:00' });
    expect(moved.unitPrice).toBe('55.0000');
    const { body } = await app
      .as('employee')
      .patch(`${entriesPath}/${moved.id}`, { workDate: '2026-11-19' }, { ifMatch: 1 });
    expect((await app.as('admin').get(`${entriesPath}/${body.id}`)).body.unitPrice).toBe('50.0000');
    await app.deliver(objectChanged, {
      ...{ id: ids.felling, kind: 'activities', title: 'Holzen', unit: 'hour', vatRateKey: 'standard' },
      price: '78.0000',
      prices: [{ validFrom: friday, price: '82.0000' }],
      active: true,
      deleted: false,
    });
    expect((await record()).unitPrice).toBe('82.0000');
  });

  it('must fit together, once a day and target', async () => {
    const employeeId = testMember('employee');
    const both = await addRate({ projectId: ids.forest, employeeId, objectId: ids.felling, price: '1' });
    expect(both.status).toBe(422);
    expect((await addRate({ employeeId, price: '1' })).status).toBe(422);
    expect((await addRate({ projectId: ids.otherProject, employeeId, price: '1' })).status).toBe(404);
    const { body } = await addRate({ projectId: ids.forest, employeeId, price: '1' });
    expect(body).toMatchObject({ employeeName: 'employee Muster0', price: '1.0000' });
    expect((await addRate({ projectId: ids.forest, employeeId, price: '2' })).body.code).toBe('RATE_EXISTS');
    const admin = app.as('admin');
    expect((await admin.patch(`${path}/${body.id}`, { price: '3' }, { ifMatch: 1 })).body.price).toBe(
      '3.0000',
    );
    expect((await admin.get(`${path}?projectId=${ids.forest}`)).body.total).toBe(1);
    expect((await admin.delete(`${path}/${body.id}`, { ifMatch: 2 })).status).toBe(204);
    expect((await admin.get(`${path}?projectId=${ids.forest}`)).body.total).toBe(0);
  });

  it('show what a change would touch, and touch it only when asked', async () => {
    const open = await record();
    await record({ workDate: '2026-11-19', from: '07:00', to: '08:00' });
    const set = await record({ from: '13:00', to: '14:00' });
    const admin = app.as('admin');
    await admin.patch(`${entriesPath}/${set.id}`, { unitPrice: '10' }, { ifMatch: 1 });
    const draft = { projectId: ids.forest, objectId: ids.felling, validFrom: friday, price: '80' };
    const look = (change: object = {}) => admin.post(`${path}/preview`, { from: '2026-11-01', ...change });
    const shown = { count: 1, locked: 0, before: '390.00', after: '400.00' };
    expect((await look({ rate: draft })).body).toEqual(shown);
    expect((await look()).body.count).toBe(0);
    await admin.post(path, draft);
    expect((await look()).body).toEqual(shown);
    const apply = (count: number) => admin.post(`${path}/apply`, { from: '2026-11-01', count });
    expect((await apply(2)).body.code).toBe('REPRICE_CHANGED');
    expect((await apply(1)).body).toEqual(shown);
    expect((await admin.get(`${entriesPath}/${open.id}`)).body).toMatchObject({
      unitPrice: '80.0000',
      version: 2,
    });
    expect((await look()).body.count).toBe(0);
  });
});
