import { lockReason } from '@jahrring/contracts-time';
import { Database, systemContext } from '@jahrring/service-kit';
import { testLicences } from '@jahrring/testing';
import fc from 'fast-check';
import { anEntry, aTimeService, entriesPath, type TimeTest } from '../test/a-time-service';

const zone = 'Europe/Zurich';

describe('closing a month', () => {
  let app: TimeTest;
  beforeEach(async () => {
    app = await aTimeService();
    await app.as('employee').post(entriesPath, anEntry());
  });
  afterEach(() => app.close());

  const closings = async () => {
    const rows = await app
      .get(Database)
      .manager(systemContext({ licenceId: testLicences.own }))
      .query<Record<string, unknown>[]>(
        'SELECT month, entries, people FROM time_month_closings ORDER BY month',
      );
    return rows.map((row) => ({ ...row }));
  };
  const goTo = (iso: string) => app.clock.advance(Date.parse(iso) - app.clock.now().getTime());

  it('is noted once, when its moment has come, however many instances run', async () => {
    goTo('2026-12-05T10:59:00.000Z');
    await app.runJob('time.close-months');
    expect(await closings()).toEqual([]);
    goTo('2026-12-05T11:00:00.000Z');
    await Promise.all([1, 2, 3].map(() => app.runJob('time.close-months')));
    await app.runJob('time.close-months');
    expect(await closings()).toEqual([{ month: '2026-11', entries: 1, people: 1 }]);
  });

  it('does not wait for the job: its days are locked from that moment on', () => {
    const rules = { lockDays: 10_000, monthCloseDay: 5, monthCloseTime: '12:00' };
    const day = fc.integer({ min: 1, max: 30 }).map((date) => `2026-11-${String(date).padStart(2, '0')}`);
    const minutes = fc.integer({ min: -60 * 24 * 20, max: 60 * 24 * 20 });
    fc.assert(
      fc.property(day, minutes, (date, offset) => {
        const closes = Date.parse('2026-12-05T11:00:00.000Z');
        const locked = lockReason(date, closes + offset * 60_000, zone, rules) === 'month';
        expect(locked).toBe(offset >= 0);
      }),
    );
  });
});
