import { employeeChanged } from '@jahrring/contracts-admin';
import { objectChanged } from '@jahrring/contracts-inventory';
import { FixedClock } from '@jahrring/service-kit';
import { startTestService, testId, testMember, type TestClient, type TestService } from '@jahrring/testing';
import { planningService } from '../src';

const bookings = '/api/planning/bookings';
const feed = '/api/planning/plan-feed';
const employee = testMember('employee');

describe('the calendar of a plan', () => {
  let app: TestService;
  let admin: TestClient;
  let client: TestClient;

  const tell = (active: boolean) =>
    app.deliver(employeeChanged, {
      ...{ id: employee, userId: testId('user'), firstName: 'Ruth', lastName: 'Gerber' },
      ...{ email: 'x@demo.test', role: 'employee', active },
    });
  const book = (change: Record<string, unknown>) =>
    admin.post(bookings, { resourceId: employee, title: 'Kurs', ...change });
  const address = async (): Promise<string> => (await client.post(feed)).body.path;
  /** Long lines are folded: a line that begins with a blank goes on with the one before. */
  const read = async (path: string) => (await app.anonymous().get(path)).text.replaceAll('\r\n ', '');

  beforeEach(async () => {
    app = await startTestService(planningService, {
      clock: new FixedClock(new Date('2026-10-01T08:00:00Z')),
    });
    admin = app.as('admin');
    client = app.as('employee');
    await tell(true);
  });
  afterEach(() => app.close());

  it('has whole days as dates and times in UTC, on both sides of a change of the clocks', async () => {
    await book({ firstDay: '2026-11-02', lastDay: '2026-11-04' });
    const times = { part: 'times', from: '07:30', to: '24:00' };
    await book({ ...times, firstDay: '2026-10-24', lastDay: '2026-10-25', title: 'Wache' });
    const text = await read(await address());
    expect(text).toContain('DTSTART;VALUE=DATE:20261102\r\n');
    expect(text).toContain('DTEND;VALUE=DATE:20261105\r\n');
    for (const line of [
      'DTSTART:20261024T053000Z',
      'DTEND:20261024T220000Z',
      'DTSTART:20261025T063000Z',
      'DTEND:20261025T230000Z',
    ]) {
      expect(text).toContain(`${line}\r\n`);
    }
    const uids = text.match(/^UID:.*$/gm) ?? [];
    expect(new Set(uids).size).toBe(3);
  });

  it('escapes and folds what people write', async () => {
    const title = `Kurs; Seil, Winde \\ ${'sehr lang '.repeat(12)}`.trim();
    await book({ firstDay: '2026-11-02', lastDay: '2026-11-02', part: 'morning', title, note: 'Zeile' });
    const path = await address();
    const raw = (await app.anonymous().get(path)).text;
    for (const line of raw.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(await read(path)).toContain('SUMMARY:Kurs\\; Seil\\, Winde \\\\ sehr lang');
    expect(await read(path)).toContain('(Vormittag)');
    expect(raw.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  });

  it('is read by its address alone, which dies when it is renewed, taken back, or its person leaves', async () => {
    expect((await client.get(feed)).body).toEqual({ createdAt: null, path: null });
    const first = await address();
    const answer = await app.anonymous().get(first);
    expect([answer.status, String(answer.headers['content-type'])]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    const second = await address();
    expect((await client.get(feed)).body).toMatchObject({ path: null, createdAt: expect.any(String) });
    expect((await app.anonymous().get(first)).status).toBe(404);
    expect((await app.anonymous().get(second)).status).toBe(200);
    await tell(false);
    expect((await app.anonymous().get(second)).status).toBe(404);
    await tell(true);
    expect((await client.delete(feed)).status).toBe(204);
    expect((await app.anonymous().get(second)).status).toBe(404);
    expect((await app.anonymous().get(`/api/planning/ical/${'a'.repeat(43)}.ics`)).status).toBe(404);
  });

  it('is of a machine too, made by those who plan, as long as the machine is in use', async () => {
    const machine = testId('machine');
    const put = (active: boolean) =>
      app.deliver(objectChanged, {
        ...{ id: machine, kind: 'machines', title: 'Harvester 1', unit: 'machine_hour', price: '180.0000' },
        ...{ vatRateKey: 'normal', active, deleted: false },
      });
    await put(true);
    await admin.post(bookings, {
      ...{ resourceId: machine, title: 'Holzschlag', firstDay: '2026-11-02', lastDay: '2026-11-02' },
    });
    await book({ title: 'Holzschlag', firstDay: '2026-11-02', lastDay: '2026-11-02' });
    const url = `/api/planning/resources/${machine}/plan-feed`;
    expect((await client.post(url)).status).toBe(403);
    expect((await admin.post(`/api/planning/resources/${employee}/plan-feed`)).status).toBe(404);
    expect((await app.as('admin', { licence: 'other' }).post(url)).status).toBe(404);

    const { path } = (await admin.post(url)).body;
    const text = await read(path);
    for (const words of ['X-WR-CALNAME:Harvester 1', 'SUMMARY:Holzschlag', 'Mit: Ruth Gerber'])
      expect(text).toContain(words);
    // One's own address is another one.
    await admin.delete(feed);
    expect((await app.anonymous().get(path)).status).toBe(200);
    await put(false);
    expect((await app.anonymous().get(path)).status).toBe(404);
    await put(true);
    expect((await admin.delete(url)).status).toBe(204);
    expect((await app.anonymous().get(path)).status).toBe(404);
  });
});
