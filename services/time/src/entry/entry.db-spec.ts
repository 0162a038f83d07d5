import { newId } from '@jahrring/contracts-common';
import {
  aTimeService,
  anEntry,
  deliverActivity,
  entriesPath,
  friday,
  ids,
  type TimeTest,
} from '../test/a-time-service';
import { testMember } from '@jahrring/testing';

describe('time entries', () => {
  let app: TimeTest;
  let person = 0;
  beforeAll(async () => {
    app = await aTimeService();
  });
  afterAll(() => app.close());

  /** Somebody who has recorded nothing yet; assigned to no project, so every one is open to them. */
  const aWorker = () => app.as('employee', { person: (person += 1) });
  const anOffice = () => app.as('manager', { person: (person += 1) });
  const anAdmin = () => app.as('admin', { person: (person += 1) });

  it('records from–to with names, times and the price of the day', async () => {
    const manager = app.as('manager');
    const { status, body, headers } = await manager.post(
      entriesPath,
      anEntry({ breakSeconds: 900, comment: ' Regen ' }),
    );
    expect(status).toBe(201);
    expect(headers['etag']).toBe('"1"');
    expect(body).toMatchObject({
      projectNumber: 'P241',
      activityTitle: 'Holzen',
      employeeName: 'manager Muster0',
      from: '07:00',
      to: '12:00',
      startAt: '2026-11-20T06:00:00.000Z',
      seconds: 5 * 3600 - 900,
      comment: 'Regen',
      unitPrice: '78.0000',
      locked: false,
      canUpdate: true,
    });
    expect(await app.events('time.entry.changed')).toEqual([
      expect.objectContaining({
        payload: expect.objectContaining({ id: body.id, seconds: 17_100, deleted: false }),
      }),
    ]);
    expect((await app.audit()).map((row) => [row.action, row.entity])).toEqual([['create', 'entry']]);
  });

  it('records a bare duration and hides the price from the crew', async () => {
    const employee = aWorker();
    const { status, body } = await employee.post(entriesPath, anEntry({ seconds: 27_000 }));
    expect([status, body.from, body.startAt, body.seconds, body.unitPrice]).toEqual([
      201,
      null,
      null,
      27_000,
      null,
    ]);
    expect((await employee.get(`${entriesPath}/${body.id}`)).body).toEqual(body);
  });

  it.each([
    ['2026-03-28', 7],
    ['2026-10-24', 9],
    ['2026-11-18', 8],
  ])('counts 22–06 of %s as %d hours', async (workDate, hours) => {
    const { body } = await anAdmin().post(entriesPath, anEntry({ workDate, from: '22:00', to: '06:00' }));
    expect([body.seconds / 3600, body.workDate, body.from, body.to]).toEqual([
      hours,
      workDate,
      '22:00',
      '06:00',
    ]);
  });

  it('refuses a time that was skipped and asks which one comes twice', async () => {
    const admin = anAdmin();
    const skipped = await admin.post(
      entriesPath,
      anEntry({ workDate: '2026-03-29', from: '02:30', to: '06:00' }),
    );
    expect([skipped.status, skipped.body.code, skipped.body.fields[0].field]).toEqual([
      422,
      'TIME_SKIPPED',
      'from',
    ]);
    const twice = anEntry({ workDate: '2026-10-25', from: '02:30', to: '06:00' });
    const asked = await admin.post(entriesPath, twice);
    expect([asked.status, asked.body.code]).toEqual([422, 'TIME_AMBIGUOUS']);
    const second = await admin.post(entriesPath, { ...twice, fromOccurrence: 'second' });
    expect([second.status, second.body.seconds]).toEqual([201, 3.5 * 3600]);
    const changed = await admin.patch(`${entriesPath}/${second.body.id}`, { to: '07:00' }, { ifMatch: 1 });
    expect([changed.status, changed.body.seconds]).toEqual([200, 4.5 * 3600]);
  });

  it.each([
    [{ from: '11:00', to: '13:00' }, 409, 'ENTRY_OVERLAP'],
    [{ from: '05:00', to: '07:30' }, 409, 'ENTRY_OVERLAP'],
    [{ from: '08:00', to: '09:00' }, 409, 'ENTRY_OVERLAP'],
    [{ workDate: '2026-11-19', from: '22:00', to: '07:30' }, 409, 'ENTRY_OVERLAP'],
    [{ from: '12:00', to: '13:00' }, 201, undefined],
    [{ workDate: '2026-11-19', from: '22:00', to: '07:00' }, 201, undefined],
    [{ from: '12:00', to: '04:30' }, 422, 'ENTRY_TOO_LONG'],
    [{ workDate: '2026-11-21', from: '07:00', to: '08:00' }, 422, 'ENTRY_FUTURE'],
    [{ from: '20:00', to: '01:00' }, 422, 'ENTRY_FUTURE'],
    [{ from: '13:00', to: '13:00' }, 422, 'ENTRY_EMPTY'],
    [{ from: '13:00', to: '14:00', breakSeconds: 3600 }, 422, 'BREAK_TOO_LONG'],
    [{ projectId: newId() }, 404, 'PROJECT_NOT_FOUND'],
    [{ projectId: ids.otherProject }, 404, 'PROJECT_NOT_FOUND'],
    [{ projectId: ids.archived, from: '13:00', to: '14:00' }, 409, 'PROJECT_CLOSED'],
    [{ activityId: ids.inactive, from: '13:00', to: '14:00' }, 404, 'ACTIVITY_NOT_FOUND'],
    [{ activityId: ids.machine, from: '13:00', to: '14:00' }, 404, 'ACTIVITY_NOT_FOUND'],
    [{ from: '25:00' }, 422, 'VALIDATION_FAILED'],
    [{ to: undefined }, 422, 'VALIDATION_FAILED'],
    [{ workDate: '2026-02-30' }, 422, 'VALIDATION_FAILED'],
  ])('beside 7–12, %j answers %d %s', async (change, status, code) => {
    const employee = aWorker();
    await employee.post(entriesPath, anEntry());
    const answer = await employee.post(entriesPath, anEntry(change));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('names the entry that is in the way', async () => {
    const employee = aWorker();
    await employee.post(entriesPath, anEntry());
    const { body } = await employee.post(entriesPath, anEntry({ from: '11:45', to: '15:00' }));
    expect(body.params).toEqual({ date: friday, from: '07:00', to: '12:00', project: 'P241' });
  });

  it('refuses instants whose end lies before their start, and takes exact ones', async () => {
    const employee = aWorker();
    const times = { startAt: '2026-11-20T09:00:10.000Z', endAt: '2026-11-20T08:00:00.000Z' };
    const wrong = await employee.post(entriesPath, anEntry(times));
    expect([wrong.status, wrong.body.code]).toEqual([422, 'END_BEFORE_START']);
    const right = await employee.post(entriesPath, anEntry({ ...times, endAt: '2026-11-20T09:30:00.000Z' }));
    expect([right.status, right.body.seconds]).toEqual([201, 1790]);
    const id = `${entriesPath}/${right.body.id}`;
    const shorter = await employee.patch(id, { breakSeconds: 60 }, { ifMatch: 1 });
    expect([shorter.body.seconds, shorter.body.startAt]).toEqual([1730, times.startAt]);
  });

  it('lets no day hold more hours than it has', async () => {
    const employee = aWorker();
    await employee.post(entriesPath, anEntry({ seconds: 16 * 3600 }));
    const { status, body } = await employee.post(entriesPath, anEntry({ seconds: 9 * 3600 }));
    expect([status, body.code]).toEqual([422, 'DAY_FULL']);
  });

  it('changes an entry with its version only', async () => {
    const employee = aWorker();
    const { body: entry } = await employee.post(entriesPath, anEntry());
    const url = `${entriesPath}/${entry.id}`;
    expect((await employee.patch(url, { to: '11:00' })).status).toBe(428);
    const changed = await employee.patch(url, { to: '11:00', comment: 'kürzer' }, { ifMatch: 1 });
    expect([changed.status, changed.body.version, changed.body.seconds]).toEqual([200, 2, 4 * 3600]);
    const stale = await employee.patch(url, { to: '10:00' }, { ifMatch: 1 });
    expect([stale.status, stale.body.code, stale.body.current.to]).toEqual([
      412,
      'VERSION_MISMATCH',
      '11:00',
    ]);
    const bare = await employee.patch(url, { seconds: 3600 }, { ifMatch: 2 });
    expect([bare.body.from, bare.body.seconds]).toEqual([null, 3600]);
  });

  it('keeps the price of the day when the activity becomes dearer', async () => {
    const manager = anOffice();
    const { body: entry } = await manager.post(entriesPath, anEntry());
    await deliverActivity(app, ids.felling, { title: 'Holzen', price: '99.0000' });
    const changed = await manager.patch(`${entriesPath}/${entry.id}`, { comment: 'x' }, { ifMatch: 1 });
    expect(changed.body.unitPrice).toBe('78.0000');
  });

  it('deletes and brings back, unless the time is taken', async () => {
    const employee = aWorker();
    const { body: entry } = await employee.post(entriesPath, anEntry());
    const url = `${entriesPath}/${entry.id}`;
    expect((await employee.delete(url, { ifMatch: 1 })).status).toBe(204);
    expect((await employee.get(entriesPath)).body.total).toBe(0);
    const taken = await employee.post(entriesPath, anEntry({ from: '08:00', to: '09:00' }));
    expect((await employee.post(`${url}/restore`)).body.code).toBe('ENTRY_OVERLAP');
    await employee.delete(`${entriesPath}/${taken.body.id}`, { ifMatch: 1 });
    const back = await employee.post(`${url}/restore`);
    expect([back.status, back.body.deletedAt, back.body.projectNumber]).toEqual([200, null, 'P241']);
    expect((await employee.post(`${url}/restore`)).body.code).toBe('ENTRY_NOT_DELETED');
    const events = await app.events('time.entry.changed');
    const latest = events.slice(-5).map((event) => event.payload['deleted']);
    expect(latest).toEqual([false, true, false, true, false]);
  });

  it('closes a day after a week, except for those who may edit expired ones', async () => {
    const employee = aWorker();
    const { body: entry } = await employee.post(entriesPath, anEntry({ workDate: '2026-11-13' }));
    app.clock.set(new Date('2026-11-21T08:00:00.000Z'));
    const url = `${entriesPath}/${entry.id}`;
    expect((await employee.get(url)).body).toMatchObject({
      locked: true,
      canUpdate: false,
      canDelete: false,
    });
    expect((await employee.patch(url, { comment: 'x' }, { ifMatch: 1 })).body.code).toBe('ENTRY_LOCKED');
    expect((await employee.delete(url, { ifMatch: 1 })).body.code).toBe('ENTRY_LOCKED');
    expect((await employee.post(entriesPath, anEntry({ workDate: '2026-11-12' }))).body.code).toBe(
      'ENTRY_LOCKED',
    );
    expect((await app.as('supermanager').patch(url, { comment: 'x' }, { ifMatch: 1 })).status).toBe(200);
  });

  it('writes one entry for one key, and one for one id', async () => {
    const employee = aWorker();
    const body = { ...anEntry(), id: newId() };
    const first = await employee.post(entriesPath, body, { key: 'a-key' });
    const again = await employee.post(entriesPath, body, { key: 'a-key' });
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, 'true']);
    const replay = await employee.post(entriesPath, body, { key: 'another-key' });
    expect([replay.status, replay.body]).toEqual([201, first.body]);
    expect((await employee.get(entriesPath)).body.total).toBe(1);
    const stolen = await app
      .as('employee', { person: 1 })
      .post(entriesPath, { ...body, workDate: '2026-11-16' });
    expect(stolen.status).toBe(409);
  });

  it('knows somebody who signed in before the event told of them', async () => {
    const newcomer = app.as('employee', { person: 700 });
    const { status, body } = await newcomer.post(entriesPath, anEntry({ projectId: ids.hidden }));
    expect([status, body.employeeId]).toEqual([201, testMember('employee', { person: 700 })]);
  });
});
