import { newId } from '@jahrring/contracts-common';
import { defaultAbsenceSettings } from '@jahrring/contracts-time';
import { testMember } from '@jahrring/testing';
import { anEntry, aTimeService, entriesPath, friday, type TimeTest } from '../test/a-time-service';

const path = '/api/time/surcharges';

describe('surcharges', () => {
  let app: TimeTest;
  beforeEach(async () => {
    app = await aTimeService();
  });
  afterEach(() => app.close());

  const night = { id: newId(), title: 'Nacht', percent: 25, dayKinds: ['weekday'], active: true };
  const save = (windows: object[], stacking = 'highest', version = 0) =>
    app.as('admin').put(`${path}/settings`, { stacking, sundayRule: 'zone', windows }, { ifMatch: version });
  const nightly = { ...night, from: '23:00', to: '06:00' };
  const record = (change: object) => app.as('employee').post(entriesPath, anEntry(change));
  const month = async (query = '') => (await app.as('admin').get(`${path}?month=2026-11${query}`)).body;
  const hours = async () =>
    (await month()).lines.map(({ title, from, to }: Record<string, string>) => [title, from, to]);

  it('are on their own lines as soon as an entry is written, and follow it', async () => {
    await save([nightly]);
    const { body } = await record({ workDate: '2026-11-19', from: '22:00', to: '01:00' });
    const found = await month();
    expect(found.lines).toMatchObject([
      { entryId: body.id, date: '2026-11-19', from: '23:00', to: '00:00', percent: 25, amount: '19.50' },
      { entryId: body.id, date: friday, from: '00:00', to: '01:00', seconds: 3600, amount: '19.50' },
    ]);
    expect(found.people).toEqual([
      {
        employeeId: testMember('employee'),
        employeeName: 'employee Muster0',
        seconds: 7200,
        amount: '39.00',
      },
    ]);
    const employee = app.as('employee');
    await employee.patch(`${entriesPath}/${body.id}`, { from: '05:00', to: '08:00' }, { ifMatch: 1 });
    expect(await hours()).toEqual([['Nacht', '05:00', '06:00']]);
    await employee.delete(`${entriesPath}/${body.id}`, { ifMatch: 2 });
    expect(await hours()).toEqual([]);
    await employee.post(`${entriesPath}/${body.id}/restore`);
    expect(await hours()).toEqual([['Nacht', '05:00', '06:00']]);
    expect((await month(`&employeeId=${testMember('trainee')}`)).total).toEqual({
      seconds: 0,
      amount: '0.00',
    });
  });

  it('count the Swiss Sunday from Saturday 23:00 and the hour that comes twice', async () => {
    const all = ['weekday', 'saturday', 'sunday', 'holiday'];
    const sunday = { id: newId(), title: 'Sonntag', percent: 50, dayKinds: ['sunday'], active: true };
    await save(
      [
        { ...nightly, dayKinds: all },
        { ...sunday, from: null, to: null },
      ],
      'add',
    );
    const admin = app.as('admin');
    const employeeId = testMember('employee');
    const shift = { employeeId, workDate: '2026-10-24', from: '22:00', to: '06:00' };
    expect((await admin.post(entriesPath, anEntry(shift))).status).toBe(201);
    const { lines } = (await admin.get(`${path}?month=2026-10`)).body;
    const shown = lines.map((line: { title: string; date: string; seconds: number }) => [
      ...[line.title, line.date, line.seconds / 3600],
    ]);
    expect(shown.toSorted()).toEqual([
      ['Nacht', '2026-10-24', 1],
      ['Nacht', '2026-10-25', 7],
      ['Sonntag', '2026-10-24', 1],
      ['Sonntag', '2026-10-25', 7],
    ]);
  });

  it('are worked out anew for open entries when they change, not for locked ones', async () => {
    await record({ from: '04:00', to: '07:00' });
    expect(await hours()).toEqual([]);
    await save([nightly]);
    await app.runJob('time.surcharges');
    expect(await hours()).toEqual([['Nacht', '04:00', '06:00']]);
    await app
      .as('admin')
      .post(entriesPath, { ...anEntry({ workDate: '2026-11-03', from: '04:00', to: '07:00' }) });
    const morning = { ...night, id: newId(), title: 'Früh', from: '06:00', to: '07:00' };
    await save([morning], 'highest', 1);
    await app.runJob('time.surcharges');
    expect(await hours()).toEqual([
      ['Nacht', '04:00', '06:00'],
      ['Früh', '06:00', '07:00'],
    ]);
  });

  it('of a locked day are worked out anew while it is unlocked', async () => {
    const admin = app.as('admin');
    const day = '2026-11-03';
    const employeeId = testMember('employee');
    await admin.post(entriesPath, anEntry({ workDate: day, employeeId, from: '04:00', to: '07:00' }));
    await save([nightly]);
    await app.runJob('time.surcharges');
    expect(await hours()).toEqual([]);
    await admin.post('/api/time/unlocks', { employeeId, date: day, reason: 'Nachtrag' });
    await save([{ ...nightly, percent: 30 }], 'highest', 1);
    await app.runJob('time.surcharges');
    expect(await hours()).toEqual([['Nacht', '04:00', '06:00']]);
  });

  it('follow a public holiday that is set afterwards', async () => {
    const holiday = { id: newId(), title: 'Feiertag', percent: 50, dayKinds: ['holiday'], active: true };
    await save([{ ...holiday, from: null, to: null }]);
    await record({ from: '07:00', to: '12:00' });
    await app.runJob('time.surcharges');
    expect(await hours()).toEqual([]);
    const rules = { ...defaultAbsenceSettings, holidays: [{ date: friday, name: 'Waldfest', halves: 2 }] };
    await app.as('admin').put('/api/time/absence-settings', rules, { ifMatch: 0 });
    await app.runJob('time.surcharges');
    expect(await hours()).toEqual([['Feiertag', '07:00', '12:00']]);
  });

  it('are exported, and kept by those who manage them', async () => {
    const admin = app.as('admin');
    expect((await admin.get(`${path}/export/csv?month=2026-11`)).body.code).toBe('NO_ENTRIES');
    await save([nightly]);
    await record({ from: '05:00', to: '07:00' });
    const file = await admin.get(`${path}/export/csv?month=2026-11`);
    expect(file.text).toContain('1.00');
    expect(file.text).toContain('Nacht');
    const half = await save([{ ...nightly, to: null }], 'highest', 1);
    expect([half.status, half.body.fields[0].field]).toEqual([422, 'windows.0.to']);
    expect((await save([], 'add', 0)).status).toBe(412);
    expect((await app.as('admin', { plugins: [] }).get(`${path}/settings`)).status).toBe(404);
    expect((await app.as('admin', { licence: 'other' }).get(`${path}?month=2026-11`)).body.lines).toEqual([]);
  });
});
