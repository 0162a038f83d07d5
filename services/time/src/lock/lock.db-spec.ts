import { testMember } from '@jahrring/testing';
import { aTimeService, anEntry, entriesPath, type TimeTest } from '../test/a-time-service';

const old = '2026-11-02';
const unlocks = '/api/time/unlocks';

describe('unlocking a day', () => {
  let app: TimeTest;
  beforeEach(async () => {
    app = await aTimeService();
  });
  afterEach(() => app.close());

  const unlock = (date = old) =>
    app.as('admin').post(unlocks, { employeeId: testMember('employee'), date, reason: 'Nachtrag Rapport' });
  const record = () => app.as('employee').post(entriesPath, anEntry({ workDate: old }));

  it('opens it to its person for as long as the licence says, and tells them', async () => {
    expect((await record()).body.code).toBe('ENTRY_LOCKED');
    const { status, body } = await unlock();
    expect([status, body.expiresAt]).toEqual([201, '2026-11-22T17:00:00.000Z']);
    expect((await record()).status).toBe(201);
    const other = await app.as('employee', { person: 1 }).post(entriesPath, anEntry({ workDate: old }));
    expect(other.body.code).toBe('ENTRY_LOCKED');
    app.clock.advance(49 * 3_600_000);
    expect(
      (await app.as('employee').post(entriesPath, anEntry({ workDate: old, from: '13:00', to: '14:00' })))
        .body.code,
    ).toBe('ENTRY_LOCKED');
    const audited = (await app.audit()).filter((row) => row.action === 'unlock');
    expect(audited.map((row) => row.reason)).toEqual(['Nachtrag Rapport']);
  });

  it('is for those who may change what is locked, and needs a locked day', async () => {
    const body = { employeeId: testMember('employee'), date: old, reason: 'Nachtrag' };
    expect((await app.as('manager').post(unlocks, body)).status).toBe(403);
    expect((await unlock('2026-11-19')).body.code).toBe('UNLOCK_NEEDLESS');
  });

  it('is refused once all of it was exported', async () => {
    const { body } = await unlock();
    const entry = (await record()).body;
    await app.as('admin').delete(`${unlocks}/${body.id}`, { ifMatch: body.version });
    await app.as('manager').post('/api/time/marks', { action: 'export', ids: [entry.id] });
    expect((await unlock()).body.code).toBe('UNLOCK_REFUSED');
  });
});
