import { testId } from '@jahrring/testing';
import {
  anEntry,
  aTimeService,
  deliverProject,
  entriesPath,
  ids,
  type TimeTest,
} from '../test/a-time-service';

const timer = '/api/time/timer';
const devices = 20;

describe('the timer', () => {
  let app: TimeTest;
  beforeEach(async () => {
    app = await aTimeService();
  });
  afterEach(() => app.close());

  const employee = () => app.as('employee');
  const start = (activityId: string | null = ids.felling) =>
    employee().post(`${timer}/start`, { projectId: ids.forest, activityId });
  const later = (seconds: number) => app.clock.advance(seconds * 1000);
  const entries = async () => (await app.as('admin').get(`${entriesPath}?sort=startAt`)).body.items;

  it('runs until it is stopped, and becomes an entry to the second', async () => {
    const started = await start();
    expect([started.status, started.body.timer.state, started.body.timer.projectNumber]).toEqual([
      200,
      'running',
      'P241',
    ]);
    later(3723);
    const { body } = await employee().post(`${timer}/stop`, {});
    expect(body.timer).toBeNull();
    expect(body.workedSeconds).toBe(3723);
    expect(body.entry).toMatchObject({
      seconds: 3723,
      from: '18:00',
      to: '19:02',
      source: 'timer',
      recordingMethod: 'timer',
      needsReview: false,
      activityTitle: 'Holzen',
    });
  });

  it('keeps how far from the site it was scanned, for those who may see it', async () => {
    const scanned = { projectId: ids.forest, source: 'scan', scanMetres: 850 };
    await employee().post(`${timer}/start`, scanned);
    later(60);
    await employee().post(`${timer}/change`, { scanMetres: 12 });
    const { body } = await employee().post(`${timer}/stop`, {});
    expect(body.entry).toMatchObject({ source: 'scan', scanMetres: null });
    expect((await entries())[0].scanMetres).toBe(12);
  });

  describe('that a device started without a connection', () => {
    const ago = (hours: number) => new Date(app.clock.now().getTime() - hours * 3_600_000).toISOString();
    const startedAgo = (hours: number, projectId: string = ids.forest) =>
      employee().post(`${timer}/start`, { projectId, source: 'scan', startedAt: ago(hours) });

    it('runs from then on, once however often it is sent', async () => {
      const startedAt = ago(2);
      const body = { projectId: ids.forest, source: 'scan', startedAt };
      expect((await employee().post(`${timer}/start`, body)).body.timer.startedAt).toBe(startedAt);
      expect((await employee().post(`${timer}/start`, body)).body.ignored).toBe(true);
      later(60);
      await employee().post(`${timer}/stop`, {});
      expect((await employee().post(`${timer}/start`, body)).body.ignored).toBe(true);
      expect((await entries()).map(({ seconds }: { seconds: number }) => seconds)).toEqual([2 * 3600 + 60]);
    });

    it('ends what ran before, and stands aside for what was started since', async () => {
      const admin = app.as('admin');
      await startedAgo(5);
      await startedAgo(3);
      later(10);
      const { body } = await startedAgo(4);
      expect(body.timer.startedAt).toBe(
        new Date(app.clock.now().getTime() - 3 * 3_600_000 - 10_000).toISOString(),
      );
      const hours = (await entries()).map(({ seconds }: { seconds: number }) => Math.round(seconds / 3600));
      expect(hours).toEqual([2, 1]);
      expect((await admin.get(`${entriesPath}?filter[needsReview]=true`)).body.total).toBe(1);
    });

    it('is an entry to look at where it was forgotten, and refused from the future', async () => {
      const { body } = await startedAgo(20);
      expect(body).toMatchObject({ timer: null, entry: { seconds: 12 * 3600, needsReview: true } });
      expect((await startedAgo(-1)).body.code).toBe('RECORDED_AT');
    });

    it('stops at the moment the device stopped it', async () => {
      await startedAgo(3);
      const stop = (stoppedAt: string) => employee().post(`${timer}/stop`, { stoppedAt });
      expect((await stop(ago(4))).body.ignored).toBe(true);
      expect((await stop(ago(1))).body.entry.seconds).toBe(2 * 3600);
    });
  });

  it('is one, however many devices start it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: devices }, (_, index) => start(index % 2 === 0 ? ids.felling : null)),
    );
    const done = answers.filter(({ status, body }) => status === 200 && !body.ignored);
    expect([done.length, new Set(answers.map(({ status }) => status))]).toEqual([1, new Set([200])]);
    const running = new Set(answers.map(({ body }) => body.timer.activityId));
    expect(running.size).toBe(1);
    later(60);
    await Promise.all(Array.from({ length: devices }, () => employee().post(`${timer}/stop`, {})));
    expect(await entries()).toHaveLength(1);
  });

  it('does not count a second tap within three seconds', async () => {
    await start();
    later(2);
    expect((await employee().post(`${timer}/stop`, {})).body).toMatchObject({ ignored: true, entry: null });
    later(60);
    expect((await employee().post(`${timer}/stop`, {})).body.entry.seconds).toBe(62);
    later(1);
    expect((await start()).body).toMatchObject({ ignored: true, timer: null });
    later(3);
    expect((await start()).body).toMatchObject({ ignored: false, timer: { state: 'running' } });
  });

  it('switches with one tap: what ran is recorded, and the next begins at the same moment', async () => {
    await deliverProject(app, ids.archived, { number: 'P300', title: 'Neu', assigned: [] });
    await start();
    later(600);
    const { body } = await app.as('employee').post(`${timer}/start`, { projectId: ids.forest });
    expect(body.entry.seconds).toBe(600);
    expect(body.timer.startedAt).toBe(body.entry.endAt);
    expect(body.timer.activityId).toBeNull();
  });

  it('takes a pause as a break', async () => {
    await start();
    later(600);
    expect((await employee().post(`${timer}/pause`, {})).body.timer.state).toBe('paused');
    later(300);
    expect((await employee().post(`${timer}/resume`, {})).body.timer).toMatchObject({ breakSeconds: 300 });
    later(600);
    const { body } = await employee().post(`${timer}/stop`, {});
    expect(body.entry).toMatchObject({ seconds: 1200, breakSeconds: 300 });
    await start();
  });

  it('can be thrown away, or put on another activity', async () => {
    await start();
    later(60);
    const changed = await employee().post(`${timer}/change`, { activityId: null, comment: 'Regen' });
    expect(changed.body.timer).toMatchObject({ activityId: null, comment: 'Regen' });
    expect((await employee().post(`${timer}/stop`, { discard: true })).body).toMatchObject({
      timer: null,
      entry: null,
    });
    expect(await entries()).toHaveLength(0);
  });

  it('records nothing that ran less than ten seconds, stopped or switched', async () => {
    await start();
    later(9);
    expect((await employee().post(`${timer}/stop`, {})).body).toMatchObject({
      timer: null,
      entry: null,
      ignored: false,
    });
    later(5);
    await start();
    later(9);
    expect((await start(null)).body).toMatchObject({ timer: { activityId: null }, entry: null });
    later(10);
    expect((await employee().post(`${timer}/stop`, {})).body.entry.seconds).toBe(10);
  });

  it('is moved to when the work began, within what a timer may run', async () => {
    const at = (seconds: number) => new Date(app.clock.now().getTime() - seconds * 1000).toISOString();
    const move = async (startedAt: string) =>
      (await employee().post(`${timer}/change`, { startedAt, comment: 'Regen' })).body;
    await start();
    later(60);
    expect((await move(at(3600))).timer).toMatchObject({ startedAt: at(3600), stopAt: at(-11 * 3600) });
    expect((await move(at(-60))).code).toBe('ENTRY_FUTURE');
    expect((await move(at(13 * 3600))).code).toBe('ENTRY_TOO_LONG');
    await employee().post(`${timer}/pause`, {});
    later(600);
    await employee().post(`${timer}/resume`, {});
    expect((await move(at(300))).code).toBe('BREAK_TOO_LONG');
    later(60);
    const { entry } = (await employee().post(`${timer}/stop`, {})).body;
    expect(entry).toMatchObject({ seconds: 3660, breakSeconds: 600, comment: 'Regen' });
  });

  it('comes back as it was after it was thrown away', async () => {
    const { startedAt } = (await start()).body.timer;
    later(600);
    await employee().post(`${timer}/stop`, { discard: true });
    const back = { projectId: ids.forest, activityId: ids.felling, startedAt, breakSeconds: 120 };
    expect((await employee().post(`${timer}/start`, { ...back, breakSeconds: 601 })).body.code).toBe(
      'BREAK_TOO_LONG',
    );
    expect((await employee().post(`${timer}/start`, back)).body).toMatchObject({
      timer: { startedAt, breakSeconds: 120, state: 'running' },
      entry: null,
    });
    later(4);
    expect((await employee().post(`${timer}/stop`, {})).body.entry).toMatchObject({
      seconds: 484,
      breakSeconds: 120,
    });
  });

  it('keeps what was worked even where it runs into another entry, for review', async () => {
    const workDate = '2026-11-20';
    await employee().post(entriesPath, anEntry({ workDate, from: '18:10', to: '18:20' }));
    await start();
    later(3600);
    expect((await employee().post(`${timer}/stop`, {})).body.entry).toMatchObject({ needsReview: true });
  });

  it('is asked about after ten hours and stopped after twelve, for review', async () => {
    await start();
    later(10 * 3600);
    await app.runJob('time.timers');
    await app.runJob('time.timers');
    const asked = await app.events('admin.notification.requested');
    expect(asked.map(({ payload }) => payload['titleKey'])).toEqual(['time:notify.timerRunning']);
    later(5 * 3600);
    await app.runJob('time.timers');
    expect((await employee().get(timer)).body.timer).toBeNull();
    expect(await entries()).toMatchObject([{ seconds: 12 * 3600, needsReview: true, source: 'timer' }]);
  });

  it('is the person’s, not the licence’s: started elsewhere, it ends here', async () => {
    const userId = testId('one person');
    const here = app.as('employee', { userId });
    const there = app.as('employee', { userId, licence: 'other' });
    await here.post(`${timer}/start`, { projectId: ids.forest });
    later(60);
    const seen = (await there.get(timer)).body.timer;
    expect(seen).toMatchObject({ here: false, projectId: null, projectNumber: '' });
    const { body } = await there.post(`${timer}/start`, { projectId: ids.otherProject });
    expect(body.timer).toMatchObject({ here: true, projectNumber: 'X1' });
    expect(await entries()).toMatchObject([{ seconds: 60, projectNumber: 'P241' }]);
  });

  it('runs once, started in two licences at the same moment', async () => {
    const userId = testId('one person');
    const sessions = [
      [app.as('employee', { userId }), ids.forest],
      [app.as('employee', { userId, licence: 'other' }), ids.otherProject],
    ] as const;
    const answers = await Promise.all(
      Array.from({ length: devices }, (_, index) => {
        const [session, projectId] = sessions[index % 2 === 0 ? 0 : 1];
        return session.post(`${timer}/start`, { projectId });
      }),
    );
    expect(answers.filter(({ status, body }) => status === 200 && !body.ignored)).toHaveLength(1);
  });
});
