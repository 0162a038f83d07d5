import { employeeChanged, notificationRequested } from '@jahrring/contracts-admin';
import { addDays, localDateAt } from '@jahrring/contracts-common';
import { startTestService, testId, testMember, type TestService } from '@jahrring/testing';
import { addressesService } from '../addresses.service-definition';
import { addressesUrl, anAddress } from '../testing/an-address';

describe('next steps for a customer', () => {
  let app: TestService;
  let addressId: string;
  let steps: string;
  let me: string;
  const today = localDateAt(new Date(), 'Europe/Zurich');

  const deliver = (id: string, firstName: string, change: object = {}) =>
    app.deliver(employeeChanged, {
      ...{ id, userId: id, firstName, lastName: 'Graf', email: `${firstName}@test.ch` },
      ...{ role: 'employee' as const, active: true, ...change },
    });

  beforeEach(async () => {
    app = await startTestService(addressesService);
    const { body } = await app.as('manager').post(addressesUrl, anAddress({ name: 'Sägerei Trub' }));
    addressId = body.id;
    steps = `${addressesUrl}/${addressId}/next-steps`;
    me = testMember('employee');
    await deliver(me, 'Andrea');
    await deliver(testId('gone'), 'Beat', { active: false });
    await deliver(testId('client'), 'Carla', { role: 'customer' });
  });
  afterEach(() => app.close());

  const plan = async (change: object = {}) =>
    (await app.as('manager').post(steps, { text: 'Offerte senden', employeeId: me, dueOn: today, ...change }))
      .body;
  const told = () => app.events(notificationRequested.name);

  it('are given to somebody who works there, and done by that person', async () => {
    const { body: people } = await app.as('manager').get('/api/addresses/next-steps/people');
    expect(people.items).toEqual([{ id: me, name: 'Andrea Graf' }]);
    const made = await plan();
    expect(made).toMatchObject({ addressName: 'Sägerei Trub', employeeName: 'Andrea Graf', doneAt: null });
    const worker = app.as('employee');
    const { body: mine } = await worker.get('/api/addresses/next-steps/mine');
    expect([mine.total, mine.items[0].id, mine.items[0].mayFinish]).toEqual([1, made.id, true]);
    const one = `${steps}/${made.id}`;
    const more = await worker.patch(one, { done: true, text: 'Anders' }, { ifMatch: made.version });
    expect([more.status, more.body.code]).toEqual([403, 'NEXT_STEP_NOT_YOURS']);
    const done = await worker.patch(one, { done: true }, { ifMatch: made.version });
    expect(done.body.doneAt).not.toBeNull();
    expect((await worker.get('/api/addresses/next-steps/mine')).body.total).toBe(0);
    expect((await worker.get(steps)).body.items[0].doneAt).not.toBeNull();
    const other = await app.as('foreman').patch(one, { done: false }, { ifMatch: done.body.version });
    expect(other.status).toBe(403);
  });

  it('stand in the order of their days, the open ones first', async () => {
    const late = await plan({ text: 'Später', dueOn: addDays(today, 5) });
    await plan({ text: 'Bald', dueOn: addDays(today, 1) });
    const first = await plan({ text: 'Schon erledigt', dueOn: addDays(today, -1) });
    await app.as('manager').patch(`${steps}/${first.id}`, { done: true }, { ifMatch: first.version });
    const { body } = await app.as('manager').get(steps);
    expect(body.items.map(({ text }: { text: string }) => text)).toEqual([
      'Bald',
      late.text,
      'Schon erledigt',
    ]);
  });

  it('are told of once, on their day, and anew when the day or the person changes', async () => {
    const made = await plan({ dueOn: addDays(today, -1) });
    await plan({ text: 'Noch nicht', dueOn: addDays(today, 3) });
    await app.runJob('addresses.next-steps');
    await app.runJob('addresses.next-steps');
    expect((await told()).map(({ payload }) => payload)).toMatchObject([
      {
        employeeIds: [me],
        titleKey: 'addresses:notify.stepDue',
        params: { text: 'Offerte senden', name: 'Sägerei Trub' },
        path: `/addresses/edit/${addressId}/notes`,
      },
    ]);
    const patch = { dueOn: addDays(today, -2) };
    const moved = await app.as('manager').patch(`${steps}/${made.id}`, patch, { ifMatch: made.version });
    expect(moved.status).toBe(200);
    await app.runJob('addresses.next-steps');
    expect(await told()).toHaveLength(2);
  });

  it('are not told of once done, deleted, or gone with their customer', async () => {
    const due = { dueOn: addDays(today, -1) };
    const [done, gone] = [await plan(due), await plan(due)];
    await app.as('manager').patch(`${steps}/${done.id}`, { done: true }, { ifMatch: done.version });
    await app.as('manager').delete(`${steps}/${gone.id}`, { ifMatch: gone.version });
    await app.runJob('addresses.next-steps');
    const back = await app.as('manager').post(`${steps}/${gone.id}/restore`);
    expect(back.body).toMatchObject({ id: gone.id, doneAt: null });
    const { body: address } = await app.as('manager').get(`${addressesUrl}/${addressId}`);
    await app.as('admin').delete(`${addressesUrl}/${addressId}`, { ifMatch: address.version });
    await app.runJob('addresses.next-steps');
    expect(await told()).toHaveLength(0);
    expect((await app.as('employee').get('/api/addresses/next-steps/mine')).body.total).toBe(0);
  });

  it('are refused for who has left, for a customer, without text, and by who may not change addresses', async () => {
    for (const who of ['gone', 'client', 'nobody']) {
      const step = { text: 'Anrufen', employeeId: testId(who), dueOn: today };
      const { status, body } = await app.as('manager').post(steps, step);
      expect([status, body.fields[0].field]).toEqual([422, 'employeeId']);
    }
    const { body } = await app.as('manager').post(steps, { text: '', employeeId: me, dueOn: '31.2.' });
    expect(body.fields.map(({ field }: { field: string }) => field).sort()).toEqual(['dueOn', 'text']);
    const step = { text: 'Anrufen', employeeId: me, dueOn: today };
    expect((await app.as('employee').post(steps, step)).status).toBe(403);
    expect((await app.as('admin', { licence: 'other' }).get(steps)).status).toBe(404);
  });

  it('go over with a duplicate that is merged, and come back', async () => {
    await plan();
    const { body: into } = await app.as('manager').post(addressesUrl, anAddress({ name: 'Säge Trub AG' }));
    const { body: from } = await app.as('manager').get(`${addressesUrl}/${addressId}`);
    const body = { fromId: from.id, fromVersion: from.version };
    const merge = await app
      .as('manager')
      .post(`${addressesUrl}/${into.id}/merge`, body, { ifMatch: into.version });
    const count = async (id: string) =>
      (await app.as('manager').get(`${addressesUrl}/${id}/next-steps`)).body.total;
    expect(await count(into.id)).toBe(1);
    await app.as('manager').post(`/api/addresses/address-merges/${merge.body.id}/undo`);
    expect([await count(into.id), await count(addressId)]).toEqual([0, 1]);
  });
});
