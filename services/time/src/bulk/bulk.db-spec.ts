import { entryChanged, type BulkKeptEntry } from '@jahrring/contracts-time';
import { projectChanged } from '@jahrring/contracts-projects';
import { testMember, type TestClient } from '@jahrring/testing';
import {
  aLine,
  anEntry,
  aTimeService,
  deliverProject,
  entriesPath,
  ids,
  type TimeTest,
} from '../test/a-time-service';

const path = '/api/time/bulk-changes';

describe('a change of many entries', () => {
  let app: TimeTest;
  let admin: TestClient;
  let employee: TestClient;

  beforeEach(async () => {
    app = await aTimeService();
    admin = app.as('admin');
    employee = app.as('employee');
  });
  afterEach(() => app.close());

  const record = async (change = {}, client = employee): Promise<string> =>
    (await client.post(entriesPath, anEntry(change))).body.id;
  const work = async (id: string) => {
    await app.runJob('kit.work');
    return (await admin.get(`/api/time/long-work/${id}`)).body;
  };
  const run = async (body: object) => {
    const { body: preview } = await admin.post(`${path}/preview`, body);
    const started = await admin.post(path, { ...body, count: preview.changed });
    return { preview, ...(await work(started.body.id)) };
  };
  const undo = async (id: string) => work((await admin.post(`${path}/${id}/undo`)).body.id);
  const get = async (id: string) => (await admin.get(`${entriesPath}/${id}`)).body;
  const reasons = (entries: BulkKeptEntry[]) => entries.map(({ reason }) => reason).toSorted();
  const days = ['2026-11-17', '2026-11-18', '2026-11-19'];

  it('is counted, done, and taken back with the prices there were', async () => {
    const chosen = await Promise.all(days.map((workDate) => record({ workDate })));
    const before = await Promise.all(chosen.map(get));
    const change = { action: 'change', projectId: ids.hidden, activityId: null, billable: false };
    const { preview, result, id, done, total } = await run({ ids: chosen, change });
    expect(preview).toEqual({ changed: 3, kept: 0, entries: [] });
    expect(result).toEqual(preview);
    expect([done, total]).toEqual([3, 3]);
    for (const entry of await Promise.all(chosen.map(get)))
      expect(entry).toMatchObject({ projectNumber: 'P999', activityId: null, billable: false });
    await app.deliver(projectChanged, {
      ...{ id: ids.forest, number: 'P241', title: 'Durchforstung', status: 'ARCH' },
      ...{ assignedEmployeeIds: [], deleted: false },
    });
    expect((await undo(id)).result).toEqual({ changed: 3, kept: 0, entries: [] });
    const kept = ['projectId', 'activityId', 'billable', 'unitPrice', 'priceSource'] as const;
    for (const [place, entry] of (await Promise.all(chosen.map(get))).entries())
      for (const field of kept) expect(entry[field]).toEqual(before[place][field]);
    expect((await admin.post(`${path}/${id}/undo`)).body.code).toBe('UNDO_TOO_LATE');
  });

  it('deletes all that a list finds and brings it back', async () => {
    await Promise.all(days.map((workDate) => record({ workDate })));
    const other = await record({ workDate: '2026-11-16', projectId: ids.hidden }, admin);
    const query = { 'filter[projectId]': ids.forest, pageSize: '1', sort: 'workDate' };
    const { result, id } = await run({ query, change: { action: 'delete' } });
    expect(result).toMatchObject({ changed: 3, kept: 0 });
    const list = async () => (await admin.get(`${entriesPath}?sort=workDate`)).body.items;
    expect((await list()).map((entry: { id: string }) => entry.id)).toEqual([other]);
    expect((await undo(id)).result).toMatchObject({ changed: 3, kept: 0 });
    expect(await list()).toHaveLength(4);
  });

  it('leaves out what is closed, foreign or like that already, each with its reason', async () => {
    const plain = await record({ workDate: '2026-11-18' });
    const confirmed = await record({ workDate: '2026-11-19' });
    await admin.post('/api/time/marks', { action: 'confirm', ids: [confirmed] });
    const same = await record({ billable: false });
    const change = { action: 'change', billable: false };
    const { preview, result } = await run({ ids: [plain, confirmed, same], change });
    expect(reasons(preview.entries)).toEqual(['confirmed', 'same']);
    expect(result).toEqual({ changed: 1, kept: 2, entries: preview.entries });
    const line = aLine('expenses', { objectId: ids.mileage, quantity: '10', unit: 'km' });
    const expense = (await admin.post(entriesPath, line)).body.id;
    const removal = { ids: [expense], change: { action: 'change', activityId: null } };
    expect(reasons((await admin.post(`${path}/preview`, removal)).body.entries)).toEqual(['kind']);
    const foreign = app.as('employee', { person: 1 });
    const asked = { ids: [plain, expense], change: { action: 'delete' } };
    const seen = (await foreign.post(`${path}/preview`, asked)).body;
    expect(seen).toEqual({ changed: 0, kept: 0, entries: [] });
    app.clock.set(new Date('2027-02-10T10:00:00.000Z'));
    const late = (await employee.post(`${path}/preview`, { ids: [plain], change: { action: 'delete' } }))
      .body;
    expect(reasons(late.entries)).toEqual(['locked']);
  });

  it('stops before it begins where the count is not what was told, or the target is none', async () => {
    const chosen = [await record()];
    const change = { action: 'change', billable: false };
    const wrong = await admin.post(path, { ids: chosen, change, count: 2 });
    expect([wrong.status, wrong.body.code, wrong.body.params]).toEqual([409, 'BULK_CHANGED', { count: 1 }]);
    for (const [projectId, code] of [
      [ids.otherProject, 'PROJECT_NOT_FOUND'],
      [ids.archived, 'PROJECT_CLOSED'],
    ] as const) {
      const body = { ids: chosen, change: { action: 'change', projectId } };
      expect((await admin.post(`${path}/preview`, body)).body.code).toBe(code);
    }
    const inactive = { ids: chosen, change: { action: 'change', activityId: ids.inactive } };
    expect((await admin.post(`${path}/preview`, inactive)).body.code).toBe('ACTIVITY_NOT_FOUND');
    for (const body of [
      { ids: chosen, change: { action: 'change' } },
      { change },
      { ids: chosen, query: {}, change },
    ])
      expect((await admin.post(`${path}/preview`, body)).status).toBe(422);
  });

  it('leaves what somebody changed since, is nobody else’s to take back, and tells everyone of each entry', async () => {
    const [first, second] = [await record({ workDate: '2026-11-18' }), await record()];
    await deliverProject(app, ids.hidden, {
      number: 'P999',
      title: 'Geheimwald',
      assigned: [testMember('employee')],
    });
    const change = { action: 'change', projectId: ids.hidden };
    const { id } = await run({ ids: [first, second], change });
    const { version } = await get(first);
    await admin.patch(`${entriesPath}/${first}`, { comment: 'bleibt' }, { ifMatch: version });
    expect((await app.as('manager').post(`${path}/${id}/undo`)).status).toBe(404);
    const { result } = await undo(id);
    expect(result).toMatchObject({ changed: 1, kept: 1, entries: [{ id: first, reason: 'changed' }] });
    const audit = (await app.audit()).filter(({ entityId }) => entityId === second);
    expect(audit.map(({ action }) => action)).toEqual(['create', 'update', 'update']);
    const events = (await app.events(entryChanged.name)).filter(({ payload }) => payload.id === second);
    expect(events).toHaveLength(3);
  });
});
