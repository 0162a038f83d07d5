import { defaultTimeSettings } from '@jahrring/contracts-time';
import { aTimeService, anEntry, entriesPath, friday, type TimeTest } from '../test/a-time-service';

const path = '/api/time/settings';

describe('time settings', () => {
  let app: TimeTest;
  beforeEach(async () => {
    app = await aTimeService();
  });
  afterEach(() => app.close());

  const save = (change: object, version = 0) =>
    app.as('admin').put(path, { ...defaultTimeSettings, ...change }, { ifMatch: version });

  it('are the defaults until saved, for everybody in the licence', async () => {
    expect((await app.as('trainee').get(path)).body).toEqual({ ...defaultTimeSettings, version: 0 });
    expect((await save({ lockDays: 14 })).body).toMatchObject({ lockDays: 14, version: 1 });
    expect((await app.as('trainee').get(path)).body.lockDays).toBe(14);
    expect((await app.as('trainee', { licence: 'other' }).get(path)).body.lockDays).toBe(7);
  });

  it('are not overwritten by somebody who has not seen the last version', async () => {
    await save({ lockDays: 14 });
    const stale = await save({ lockDays: 3 });
    expect([stale.status, stale.body.current.lockDays]).toEqual([412, 14]);
    expect((await app.audit()).map((row) => row.entity)).toEqual(['time_settings']);
  });

  it.each([
    [{ methods: ['timer'], method: 'duration' }, 'method'],
    [{ timerPromptHours: 12, timerStopHours: 10 }, 'timerStopHours'],
    [{ timerStopHours: 14, maxEntryHours: 12 }, 'timerStopHours'],
    [{ breakRule: 'own', breakSteps: [] }, 'breakSteps'],
    [{ minuteStep: 7 }, 'minuteStep'],
    [{ methods: [] }, 'methods'],
  ])('refuse %j', async (change, field) => {
    const { status, body } = await save(change);
    expect([status, body.fields[0].field]).toEqual([422, field]);
  });

  it('rule what can be recorded', async () => {
    const employee = app.as('employee');
    const refusal = async (change: object, entry: object) => {
      const { version } = (await employee.get(path)).body;
      await save(change, version);
      const { body } = await employee.post(entriesPath, anEntry(entry));
      return body.code;
    };
    expect(await refusal({ commentRequired: true }, {})).toBe('COMMENT_REQUIRED');
    expect(await refusal({ maxEntryHours: 12, commentRequired: false }, { from: '03:00', to: '16:00' })).toBe(
      'ENTRY_TOO_LONG',
    );
    expect(await refusal({ lockDays: 1 }, { workDate: '2026-11-18' })).toBe('ENTRY_LOCKED');
    expect(await refusal({ methods: ['timer'], method: 'timer' }, { recordingMethod: 'duration' })).toBe(
      'METHOD_NOT_ALLOWED',
    );
    expect(await refusal({ futureDays: 3 }, { workDate: '2026-11-23' })).toBeUndefined();
    expect(await refusal({ futureDays: 3 }, { workDate: '2026-11-24' })).toBe('ENTRY_FUTURE');
  });

  it.each([
    ['block', 409, undefined],
    ['warn', 201, ['ENTRY_OVERLAP']],
    ['allow', 201, undefined],
  ])('treat an overlap as %s', async (overlap, status, warnings) => {
    await save({ overlap });
    const employee = app.as('employee');
    const first = await employee.post(entriesPath, anEntry());
    const second = await employee.post(entriesPath, anEntry({ from: '11:00', to: '12:30' }));
    expect(second.status).toBe(status);
    expect(second.body.warnings?.map((warning: { code: string }) => warning.code)).toEqual(warnings);
    expect((await employee.get(`${entriesPath}/${first.body.id}`)).body).toMatchObject({
      to: '12:00',
      workDate: friday,
    });
  });
});
