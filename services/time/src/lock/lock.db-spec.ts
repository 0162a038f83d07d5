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

  it('is listed with its reason, and taken back', async () => {
    const { body } = await unlock();
    const admin = app.as('admin');
    const list = await admin.get(unlocks);
    expect(list.body).toMatchObject({
      total: 1,
      items: [
        { employeeName: 'employee Muster0', reason: 'Nachtrag Rapport', unlockedByName: 'admin Muster0' },
      ],
    });
    expect((await app.as('manager').get(unlocks)).status).toBe(403);
    expect((await app.as('admin', { licence: 'other' }).get(unlocks)).body.total).toBe(0);
    expect((await admin.delete(`${unlocks}/${body.id}`, { ifMatch: body.version })).status).toBe(204);
    expect((await record()).body.code).toBe('ENTRY_LOCKED');
    expect((await admin.get(unlocks)).body.total).toBe(0);
  });

  it('takes the day out of what is locked in the list', async () => {
    await app.as('admin').post(entriesPath, anEntry({ workDate: old, employeeId: testMember('employee') }));
    await app.as('admin').post(entriesPath, anEntry({ employeeId: testMember('employee') }));
    const totals = async () => {
      const of = async (locked: boolean) =>
        (await app.as('admin').get(`${entriesPath}?filter[locked]=${locked}`)).body.total as number;
      return [await of(true), await of(false)];
    };
    expect(await totals()).toEqual([1, 1]);
    await unlock();
    expect(await totals()).toEqual([0, 2]);
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
