import { newId } from '@jahrring/contracts-common';
import { entryMarked, mostMarks } from '@jahrring/contracts-time';
import { Database, systemContext } from '@jahrring/service-kit';
import { testLicences, testMember } from '@jahrring/testing';
import { EntryRepository } from '../entry-record/entry.repository';
import { aTimeService, anEntry, entriesPath, friday, ids, type TimeTest } from '../test/a-time-service';

const marks = '/api/time/marks';
const employee = testMember('employee');

describe('confirmation', () => {
  let app: TimeTest;
  let entryId: string;
  beforeEach(async () => {
    app = await aTimeService();
    entryId = (await app.as('employee').post(entriesPath, anEntry())).body.id;
  });
  afterEach(() => app.close());

  const entry = async (id = entryId) => (await app.as('manager').get(`${entriesPath}/${id}`)).body;
  const mark = (
    action: string,
    selection: object = { ids: [entryId] },
    role: 'foreman' | 'manager' = 'foreman',
  ) => app.as(role).post(marks, { action, ...selection });

  it('counts first, confirms whole days, and takes it back as it was', async () => {
    await app.as('employee').post(entriesPath, anEntry({ from: '13:00', to: '17:00' }));
    const days = { days: [{ employeeId: employee, date: friday }] };
    expect((await mark('confirm', { ...days, dryRun: true })).body).toEqual({
      changed: 2,
      skipped: 0,
      rest: 0,
      batchId: null,
    });
    expect((await entry()).confirmedAt).toBeNull();
    await mark('seen');
    const { seenAt } = await entry();
    const { status, body } = await mark('confirm', days);
    expect([status, body.changed]).toEqual([200, 2]);
    expect(await entry()).toMatchObject({ confirmedBy: testMember('foreman'), version: 3, seenAt });
    const undone = await app.as('foreman').post(`${marks}/${body.batchId}/undo`);
    expect(undone.body).toMatchObject({ changed: 2, skipped: 0 });
    expect(await entry()).toMatchObject({ confirmedAt: null, confirmedBy: null, seenAt });
    const again = await app.as('foreman').post(`${marks}/${body.batchId}/undo`);
    expect(again.body.code).toBe('UNDO_TOO_LATE');
  });

  it('is told to other services, and so is what was taken back; being seen is nobody else’s business', async () => {
    await mark('seen');
    const { body } = await mark('confirm');
    await mark('export', undefined, 'manager');
    await mark('unexport', undefined, 'manager');
    await app.as('foreman').post(`${marks}/${body.batchId}/undo`);
    await mark('unconfirm');
    const told = (await app.events(entryMarked.name)).map(({ payload }) => payload);
    expect(told).toEqual([
      { id: entryId, confirmed: true, exported: false },
      { id: entryId, confirmed: true, exported: true },
      { id: entryId, confirmed: true, exported: false },
      { id: entryId, confirmed: false, exported: false },
    ]);
  });

  it('is taken back by whoever confirmed alone, and not over a later change', async () => {
    const { body } = await mark('confirm');
    expect((await app.as('manager').post(`${marks}/${body.batchId}/undo`)).status).toBe(404);
    await mark('archive', undefined, 'manager');
    expect((await app.as('foreman').post(`${marks}/${body.batchId}/undo`)).body).toMatchObject({
      changed: 0,
      skipped: 1,
    });
    expect((await entry()).confirmedAt).not.toBeNull();
  });

  it('by two supervisors at once marks every entry once', async () => {
    const answers = await Promise.all([mark('confirm'), mark('confirm', undefined, 'manager')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.reduce((sum, { body }) => sum + body.changed, 0)).toBe(1);
    expect((await entry()).version).toBe(2);
  });

  it('marks a long selection a page at a time, each with its way back', async () => {
    await app.get(Database).tx(systemContext({ licenceId: testLicences.own }), async (ctx) => {
      const { licenceId: _licence, id: _id, ...like } = await app.get(EntryRepository).get(ctx, entryId);
      for (let count = 0; count < mostMarks; count += 1) {
        await app.get(EntryRepository).insert(ctx, { ...like, id: newId() });
      }
    });
    const project = { project: { projectId: ids.forest, from: friday, to: friday } };
    const total = mostMarks + 1;
    expect((await mark('confirm', { ...project, dryRun: true })).body.changed).toBe(total);
    const first = (await mark('confirm', project)).body;
    expect(first).toMatchObject({ changed: mostMarks, rest: 1 });
    const second = (await mark('confirm', project)).body;
    expect(second).toMatchObject({ changed: 1, rest: 0 });
    for (const { batchId } of [second, first]) await app.as('foreman').post(`${marks}/${batchId}/undo`);
    const open = await app.as('foreman').get(`${entriesPath}?filter[confirmed]=false&pageSize=1`);
    expect(open.body.total).toBe(total);
  }, 60_000);

  it('closes an entry to its person until it is taken back', async () => {
    await mark('confirm');
    const change = async () => {
      const { version } = await entry();
      return app.as('employee').patch(`${entriesPath}/${entryId}`, { comment: 'x' }, { ifMatch: version });
    };
    expect((await change()).body.code).toBe('ENTRY_CONFIRMED');
    expect((await app.as('employee').get(`${entriesPath}/${entryId}`)).body.canUpdate).toBe(false);
    await mark('unconfirm');
    expect((await change()).status).toBe(200);
    await mark('export', undefined, 'manager');
    expect((await change()).body.code).toBe('ENTRY_EXPORTED');
  });

  it('reaches the projects a foreman is on, not their own entries, and no other project', async () => {
    const own = (await app.as('foreman').post(entriesPath, anEntry())).body.id;
    const far = (await app.as('manager').post(entriesPath, anEntry({ projectId: ids.hidden }))).body.id;
    const { body } = await mark('confirm', { ids: [own, far, entryId] });
    expect(body).toMatchObject({ changed: 1, skipped: 2 });
    const project = { project: { projectId: ids.hidden, from: friday, to: friday } };
    expect((await mark('confirm', project)).body.changed).toBe(0);
    expect((await mark('confirm', project, 'manager')).body.changed).toBe(1);
    expect((await app.as('employee').post(marks, { action: 'confirm', ids: [entryId] })).status).toBe(403);
  });

  it('of a day can be limited to one project, which the team is then shown of', async () => {
    await app
      .as('admin')
      .post(
        entriesPath,
        anEntry({ employeeId: employee, projectId: ids.hidden, from: '13:00', to: '14:00' }),
      );
    const days = [{ employeeId: employee, date: friday }];
    const shown = (role: 'foreman' | 'manager', projectId: string) =>
      app.as(role).get(`/api/time/team?from=${friday}&to=${friday}&projectId=${projectId}`);
    expect((await shown('manager', ids.hidden)).body.project).toMatchObject({ number: 'P999' });
    expect((await shown('foreman', ids.hidden)).body.project).toBeNull();
    expect((await mark('confirm', { days, onProject: ids.hidden }, 'manager')).body.changed).toBe(1);
    expect((await entry()).confirmedAt).toBeNull();
  });

  it('says the same in list and team', async () => {
    await mark('confirm');
    const listed = await app.as('foreman').get(`${entriesPath}?filter[confirmed]=true`);
    const team = await app.as('foreman').get(`/api/time/team?from=${friday}&to=${friday}`);
    const [day] = team.body.people.find((one: { employeeId: string }) => one.employeeId === employee).days;
    expect(listed.body.total).toBe(1);
    expect(day).toMatchObject({ entries: 1, confirmed: 1, open: 0, workedSeconds: 5 * 3600 });
  });
});

describe('sign-off', () => {
  let app: TimeTest;
  beforeEach(async () => {
    app = await aTimeService();
  });
  afterEach(() => app.close());

  it('is reopened by a late change on its day alone, and signed again', async () => {
    const employee = app.as('employee');
    const signed = await employee.post('/api/time/signoffs', { period: 'week', date: friday });
    expect(signed.body).toMatchObject({ startsOn: '2026-11-16', endsOn: '2026-11-22', reopened: [] });
    await employee.post(entriesPath, anEntry({ workDate: '2026-11-18' }));
    const list = () => employee.get('/api/time/signoffs?from=2026-11-16&to=2026-11-22');
    expect((await list()).body.items[0].reopened).toEqual(['2026-11-18']);
    await employee.post('/api/time/signoffs', { period: 'week', date: friday });
    const { items } = (await list()).body;
    expect([items.length, items[0].reopened]).toEqual([1, []]);
    expect(
      (await app.as('manager').delete(`/api/time/signoffs/${items[0].id}`, { ifMatch: items[0].version }))
        .status,
    ).toBe(403);
  });
});
