import { testMember } from '@jahrring/testing';
import { aLine, anEntry, aTimeService, entriesPath, ids, type TimeTest } from '../test/a-time-service';

describe('recording several at once', () => {
  let app: TimeTest;
  beforeEach(async () => {
    app = await aTimeService();
  });
  afterEach(() => app.close());

  const total = async () => (await app.as('admin').get(entriesPath)).body.total;

  describe('lines', () => {
    const lines = '/api/time/lines';
    const material = aLine('material', { objectId: ids.material, quantity: '4', unit: 'piece' });

    it('are recorded together or not at all', async () => {
      const admin = app.as('admin');
      const { status, body } = await admin.post(lines, { lines: [anEntry(), material] });
      expect([status, body.entries.length]).toEqual([201, 2]);
      expect(body.entries[0].groupId).toBe(body.entries[1].groupId);
      const clash = await admin.post(lines, {
        lines: [anEntry({ from: '13:00', to: '14:00' }), anEntry({ from: '08:00', to: '09:00' })],
      });
      expect([clash.status, clash.body.code, clash.body.fields[0].field]).toEqual([
        409,
        'ENTRY_OVERLAP',
        'lines.1.from',
      ]);
      expect(await total()).toBe(2);
    });

    it('must be one at least', async () => {
      const { status, body } = await app.as('employee').post(lines, { lines: [] });
      expect([status, body.code]).toEqual([422, 'LINES_EMPTY']);
    });
  });

  describe('a crew', () => {
    const crew = '/api/time/crew';
    const people = [testMember('employee'), testMember('trainee'), testMember('foreman')];
    const { id: _id, ...line } = { id: undefined, ...anEntry() };

    it('gets one entry each, with exceptions', async () => {
      const { status, body } = await app.as('foreman').post(crew, {
        employeeIds: people,
        line,
        exceptions: [
          { employeeId: people[0], from: '08:00', to: '12:00', comment: 'später' },
          { employeeId: people[2], absent: true },
        ],
      });
      expect([status, body.recorded, body.results.length]).toEqual([200, 2, 2]);
      expect(body.results[0].entry).toMatchObject({ from: '08:00', comment: 'später', source: 'crew' });
      expect(body.results[1].entry).toMatchObject({ from: '07:00', groupId: body.groupId });
      expect(body.results[1].entry.employeeId).toBe(people[1]);
    });

    it('is recorded for nobody where one fails, unless those who can are asked for', async () => {
      await app.as('trainee').post(entriesPath, anEntry({ from: '09:00', to: '10:00' }));
      const foreman = app.as('foreman');
      const all = await foreman.post(crew, { employeeIds: people, line });
      expect([all.body.recorded, all.body.results[1].error.code, all.body.results[0].error]).toEqual([
        0,
        'ENTRY_OVERLAP',
        null,
      ]);
      expect(await total()).toBe(1);
      const each = await foreman.post(crew, { employeeIds: people, line, mode: 'each' });
      expect(each.body.recorded).toBe(2);
      expect(await total()).toBe(3);
    });

    it('must have somebody in it, within reach', async () => {
      const foreman = app.as('foreman');
      const nobody = await foreman.post(crew, { employeeIds: [], line });
      expect([nobody.status, nobody.body.code]).toEqual([422, 'CREW_EMPTY']);
      const stranger = await foreman.post(crew, { employeeIds: [testMember('manager')], line });
      expect([stranger.body.recorded, stranger.body.results[0].error.code]).toEqual([0, 'FORBIDDEN']);
      expect((await app.as('employee').post(crew, { employeeIds: people, line })).status).toBe(403);
    });
  });

  it('copies a week to its weekdays, leaving out what is taken or still to come', async () => {
    const employee = app.as('employee');
    for (const workDate of ['2026-11-13', '2026-11-16', '2026-11-18']) {
      await employee.post(entriesPath, anEntry({ workDate }));
    }
    const copied = await employee.post('/api/time/weeks/2026-11-20/copy', { from: '2026-11-11' });
    expect(copied.body).toMatchObject({ skipped: 0, created: [{ workDate: '2026-11-20', source: 'copy' }] });
    const again = await employee.post('/api/time/weeks/2026-11-20/copy', { from: '2026-11-13' });
    expect(again.body).toEqual({ created: [], skipped: 1 });
    const none = await employee.post('/api/time/weeks/2026-11-20/copy', { from: '2026-10-01' });
    expect(none.body.code).toBe('NO_ENTRIES');
  });

  it('keeps favourites to whoever made them', async () => {
    const employee = app.as('employee');
    const body = {
      title: 'Holzen',
      template: { projectId: ids.forest, activityId: ids.felling, from: '07:00' },
    };
    const made = await employee.post('/api/time/favourites', body);
    expect([made.status, made.body.projectNumber, made.body.activityTitle]).toEqual([201, 'P241', 'Holzen']);
    expect((await employee.get('/api/time/entry-form')).body.favourites).toHaveLength(1);
    expect((await app.as('trainee').get('/api/time/entry-form')).body.favourites).toHaveLength(0);
    const path = `/api/time/favourites/${made.body.id}`;
    expect((await app.as('trainee').delete(path, { ifMatch: 1 })).status).toBe(404);
    expect((await employee.delete(path, { ifMatch: 1 })).status).toBe(204);
  });
});
