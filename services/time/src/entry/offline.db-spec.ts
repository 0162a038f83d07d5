import { newId } from '@jahrring/contracts-common';
import { aTimeService, anEntry, entriesPath, ids, type TimeTest } from '../test/a-time-service';

describe('entries recorded without a connection', () => {
  let app: TimeTest;
  beforeEach(async () => {
    app = await aTimeService();
  });
  afterEach(() => app.close());

  const offline = (change = {}) =>
    anEntry({
      id: newId(),
      source: 'offline',
      recordedAt: '2026-11-19T16:00:00.000Z',
      workDate: '2026-11-12',
      ...change,
    });

  it('exist once, however often and under however many keys they are sent', async () => {
    const employee = app.as('employee');
    const body = offline({ workDate: '2026-11-19' });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        employee.post(entriesPath, body, index % 2 === 0 ? {} : { key: `offline-${body.id}` }),
      ),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    // Two calls with one key at the same moment: the second is asked to come again.
    expect([...statuses].every((status) => status === 201 || status === 409)).toBe(true);
    expect(statuses).toContain(201);
    const { body: list } = await employee.get(entriesPath);
    expect([list.total, list.items[0].id, list.items[0].source]).toEqual([1, body.id, 'offline']);
  });

  it('are taken after the lock when they were recorded before it, marked for somebody to look at', async () => {
    const { status, body } = await app.as('employee').post(entriesPath, offline());
    expect([status, body.late, body.needsReview, body.locked]).toEqual([201, true, true, true]);
    const open = await app.as('employee').post(entriesPath, offline({ workDate: '2026-11-18' }));
    expect([open.status, open.body.late, open.body.needsReview]).toEqual([201, false, false]);
  });

  it('are refused where the day was locked when they were recorded too', async () => {
    const late = offline({ recordedAt: '2026-11-20T16:00:00.000Z' });
    const { status, body } = await app.as('employee').post(entriesPath, late);
    expect([status, body.code]).toEqual([409, 'ENTRY_LOCKED']);
    const form = anEntry({ workDate: '2026-11-12', recordedAt: '2026-11-19T16:00:00.000Z' });
    expect((await app.as('employee').post(entriesPath, form)).body.code).toBe('ENTRY_LOCKED');
  });

  it.each([
    ['ahead', '2026-11-20T18:00:00.000Z'],
    ['too long ago', '2026-10-20T16:00:00.000Z'],
  ])('cannot have been recorded %s', async (_when, recordedAt) => {
    const { status, body } = await app.as('employee').post(entriesPath, offline({ recordedAt }));
    expect([status, body.code]).toEqual([422, 'RECORDED_AT']);
  });

  it('keep every other rule', async () => {
    const employee = app.as('employee');
    const hidden = await employee.post(entriesPath, offline({ projectId: ids.hidden }));
    expect([hidden.status, hidden.body.code]).toEqual([403, 'PROJECT_FORBIDDEN']);
    const other = await employee.post(entriesPath, offline({ employeeId: newId() }));
    expect([403, 404]).toContain(other.status);
    const future = offline({ workDate: '2026-11-21' });
    expect((await employee.post(entriesPath, future)).body.code).toBe('ENTRY_FUTURE');
    expect((await employee.post(entriesPath, offline({ from: undefined, to: undefined }))).status).toBe(422);
  });
});
