import { newId } from '@jahrring/contracts-common';
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

    it('takes what differs for somebody, one end alone as well, and leaves the rest the crew’s', async () => {
      const [late, early, other] = people;
      const { status, body } = await app.as('foreman').post(crew, {
        employeeIds: people,
        line: { ...line, breakSeconds: 1800, billable: false },
        exceptions: [
          { employeeId: late, from: '09:00' },
          { employeeId: early, to: '10:00', breakSeconds: 0 },
          { employeeId: other, activityId: null, comment: 'Maschine' },
        ],
      });
      expect([status, body.recorded]).toEqual([200, 3]);
      const [first, second, third] = body.results.map(({ entry }: { entry: object }) => entry);
      expect(first).toMatchObject({ from: '09:00', to: '12:00', seconds: 2.5 * 3600, billable: false });
      expect(second).toMatchObject({ from: '07:00', to: '10:00', seconds: 3 * 3600, breakSeconds: 0 });
      expect(third).toMatchObject({ activityId: null, comment: 'Maschine', seconds: 4.5 * 3600 });
    });

    it('is refused at the field of the exception that cannot be, and nothing is recorded', async () => {
      const exceptions = [
        { employeeId: people[0], from: '13:00' },
        { employeeId: people[1], from: '11:00', to: '09:00' },
        { employeeId: people[2], to: '07:30', breakSeconds: 3600 },
      ];
      const post = (body: object) =>
        app.as('foreman').post(crew, { employeeIds: people, line, mode: 'each', ...body });
      const { status, body } = await post({ exceptions });
      expect(status).toBe(422);
      expect(body.fields.map(({ field, key }: { field: string; key: string }) => `${field} ${key}`)).toEqual([
        'exceptions.0.from time:errors.crewOutside',
        'exceptions.1.to time:errors.endBeforeStart',
        'exceptions.2.breakSeconds time:errors.breakTooLong',
      ]);
      const twice = await post({ exceptions: [exceptions[0], exceptions[0]] });
      const stranger = await post({ exceptions: [{ employeeId: testMember('manager'), absent: true }] });
      const ways = await post({ exceptions: [{ employeeId: people[0], from: '08:00', seconds: 60 }] });
      expect([twice, stranger, ways].map(({ body: { fields } }) => fields[0].field)).toEqual([
        'exceptions.1.employeeId',
        'exceptions.0.employeeId',
        'exceptions.0.seconds',
      ]);
      expect(await total()).toBe(0);
    });

    it('knows on which day of a night somebody came, and asks for the hour that comes twice', async () => {
      app.clock.set(new Date('2026-10-26T17:00:00.000Z'));
      const night = { ...line, workDate: '2026-10-24', from: '22:00', to: '06:00' };
      const came = (exception: object) =>
        app.as('foreman').post(crew, {
          employeeIds: people.slice(0, 2),
          line: night,
          exceptions: [{ employeeId: people[0], ...exception }],
        });
      const asked = await came({ from: '02:30' });
      expect([asked.status, asked.body.fields[0].code]).toEqual([422, 'time_ambiguous']);
      const { body } = await came({ from: '02:30', fromOccurrence: 'second' });
      expect(body.results.map(({ entry }: { entry: object }) => entry)).toMatchObject([
        { workDate: '2026-10-25', from: '02:30', seconds: 3.5 * 3600 },
        { workDate: '2026-10-24', from: '22:00', seconds: 9 * 3600 },
      ]);
    });

    it('is recorded once when it is sent again after a lost answer', async () => {
      const body = { groupId: newId(), employeeIds: people, line };
      const first = await app.as('foreman').post(crew, body);
      const again = await app.as('foreman').post(crew, body);
      const idsOf = ({ body }: typeof first) =>
        body.results.map(({ entry }: { entry: { id: string } | null }) => entry?.id);
      expect(idsOf(again)).toEqual(idsOf(first));
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
