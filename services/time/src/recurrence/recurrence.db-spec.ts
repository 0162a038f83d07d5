import { testMember } from '@jahrring/testing';
import { anEntry, aTimeService, entriesPath, ids, type TimeTest } from '../test/a-time-service';

const path = '/api/time/recurrences';

describe('recurrences', () => {
  let app: TimeTest;
  beforeEach(async () => {
    app = await aTimeService();
  });
  afterEach(() => app.close());

  const aRule = (change: object = {}) => ({
    rule: { frequency: 'daily', startsOn: '2026-11-18', endsOn: '2026-11-23', ...change },
    template: { projectId: ids.forest, activityId: ids.felling, from: '07:00', to: '08:00' },
  });
  const days = async () => {
    const { body } = await app.as('admin').get(`${entriesPath}?sort=workDate`);
    return body.items.map((entry: { workDate: string }) => entry.workDate);
  };

  it('are previewed, record what has come and the rest on its day, leaving out what is taken', async () => {
    const employee = app.as('employee');
    await employee.post(entriesPath, anEntry({ workDate: '2026-11-19' }));
    const preview = await employee.post(`${path}/preview`, aRule());
    expect(preview.body.days.map((day: { state: string }) => day.state)).toEqual([
      'now',
      'conflict',
      'now',
      'later',
      'later',
      'later',
    ]);
    expect(await days()).toHaveLength(1);
    const made = await employee.post(path, aRule());
    expect([made.status, made.body.created, made.body.skipped, made.body.nextOn]).toEqual([
      201,
      2,
      1,
      '2026-11-21',
    ]);
    app.clock.advance(3 * 24 * 3_600_000);
    await app.runJob('time.recurrences');
    await app.runJob('time.recurrences');
    expect(await days()).toEqual([
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
    ]);
    expect((await employee.get(path)).body.total).toBe(0);
    const { body } = await app.as('admin').get(`${entriesPath}?filter[source]=recurrence`);
    expect(new Set(body.items.map((entry: { recorderId: string }) => entry.recorderId))).toEqual(
      new Set([testMember('employee')]),
    );
  });

  it('belong to whom they are for, and end where they are removed', async () => {
    const employee = app.as('employee');
    const { body } = await employee.post(path, aRule());
    expect((await app.as('trainee').get(path)).body.total).toBe(0);
    expect((await app.as('trainee').delete(`${path}/${body.id}`, { ifMatch: body.version })).status).toBe(
      404,
    );
    expect((await employee.delete(`${path}/${body.id}`, { ifMatch: body.version })).status).toBe(204);
    app.clock.advance(2 * 24 * 3_600_000);
    await app.runJob('time.recurrences');
    expect(await days()).toHaveLength(3);
  });

  it('leave out a day that is skipped, and end earlier where that is said', async () => {
    const employee = app.as('employee');
    const { body } = await employee.post(path, aRule());
    expect(body.upcoming).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
    const change = (patch: object, version: number) =>
      employee.patch(`${path}/${body.id}`, patch, { ifMatch: version });
    const skipped = await change({ except: ['2026-11-21'] }, body.version);
    expect([skipped.status, skipped.body.nextOn, skipped.body.upcoming]).toEqual([
      200,
      '2026-11-22',
      ['2026-11-22', '2026-11-23'],
    ]);
    expect((await change({ endsOn: '2026-11-01' }, skipped.body.version)).body.code).toBe('RECURRENCE_EMPTY');
    expect((await change({ endsOn: '2026-11-22' }, body.version)).status).toBe(412);
    const ended = await change({ endsOn: '2026-11-22' }, skipped.body.version);
    expect(ended.body.upcoming).toEqual(['2026-11-22']);
    app.clock.advance(4 * 24 * 3_600_000);
    await app.runJob('time.recurrences');
    expect(await days()).toEqual(['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-22']);
  });

  it('must hit a day, and end after they begin', async () => {
    const employee = app.as('employee');
    const never = await employee.post(
      path,
      aRule({ frequency: 'weekly', weekdays: [2], endsOn: '2026-11-19' }),
    );
    expect(never.body.code).toBe('RECURRENCE_EMPTY');
    const back = await employee.post(path, aRule({ endsOn: '2026-11-01' }));
    expect([back.status, back.body.fields[0].field]).toEqual([422, 'rule.endsOn']);
  });

  it('say how long the line takes', async () => {
    const { template, ...rule } = aRule();
    for (const times of [{}, { from: '07:00' }, { to: '08:00' }]) {
      const { from: _from, to: _to, ...without } = template;
      const { status, body } = await app
        .as('employee')
        .post(path, { ...rule, template: { ...without, ...times } });
      expect([status, body.fields[0]]).toMatchObject([422, { field: 'template.seconds', code: 'required' }]);
    }
  });
});
