import { employmentChanged } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import {
  defaultPayrollSettings,
  entryMarked,
  type PayrollSource,
  type WageUnit,
} from '@jahrring/contracts-time';
import { testMember, type TestClient } from '@jahrring/testing';
import { aTimeService, anEntry, entriesPath, ids, type TimeTest } from '../test/a-time-service';

const path = '/api/time/payroll';
const month = '2026-11';
const employee = testMember('employee');

const wage = (source: PayrollSource, number: string, title: string, unit: WageUnit) => ({
  id: newId(),
  source,
  number,
  title,
  unit,
});
const wageTypes = [
  wage('hours', '1000', 'Stundenlohn', 'hours'),
  wage('absence:holidays', '1200', 'Ferien', 'days'),
  wage('expenses', '6000', 'Spesen', 'amount'),
];

describe('hand-over to payroll', () => {
  let app: TimeTest;
  let admin: TestClient;

  beforeEach(async () => {
    app = await aTimeService();
    admin = app.as('admin');
    const hr = {
      employeeId: employee,
      externalId: '4711',
      supervisors: [],
      allowedAbsences: null,
      allowedCompanyParts: null,
      averageDaySeconds: 28_800,
      startHolidaySeconds: 1_000_000,
      startOvertimeSeconds: 0,
      periods: [],
      corrections: [],
    };
    await app.deliver(employmentChanged, hr);
    const { format } = defaultPayrollSettings;
    await admin.put('/api/time/payroll-settings', { wageTypes, format }, { ifMatch: 0 });
  });
  afterEach(() => app.close());

  const record = (entry: Parameters<typeof anEntry>[0] = {}) =>
    app.as('employee').post(entriesPath, anEntry(entry));
  const spend = (amount: string) => {
    const { from: _from, to: _to, activityId: _activity, ...line } = anEntry();
    return app.as('employee').post(entriesPath, { ...line, kind: 'expenses', amount });
  };
  const preview = async () => (await admin.get(`${path}/preview?month=${month}`)).body;
  const handOver = async () => {
    const started = await admin.post(`${path}/runs`, { month, seen: (await preview()).version });
    if (started.status !== 200) return started;
    await app.runJob('kit.work');
    return (await admin.get(`/api/time/long-work/${started.body.id}`)).body;
  };
  const fileOf = async (id: string) => (await admin.get(`${path}/runs/${id}/file`)).raw.toString();

  it('gathers hours, absences and expenses of each person by wage type', async () => {
    await record({ from: '07:00', to: '12:10' });
    await spend('18.35');
    await admin.post('/api/time/absences', {
      employeeId: employee,
      type: 'holidays',
      startsOn: '2026-11-12',
      endsOn: '2026-11-13',
      endHalf: true,
    });
    const seen = await preview();
    expect(seen).toMatchObject({ month, closed: false, unconfirmed: 2, unmapped: [] });
    expect(seen.people).toEqual([
      {
        employeeId: employee,
        employeeName: 'employee Muster0',
        personnelNumber: '4711',
        unconfirmed: 2,
        lines: [
          expect.objectContaining({ wageNumber: '1000', unit: 'hours', quantity: '5.17', correction: false }),
          expect.objectContaining({ wageNumber: '1200', unit: 'days', quantity: '1.5' }),
          expect.objectContaining({ wageNumber: '6000', unit: 'amount', amount: '18.35', quantity: null }),
        ],
      },
    ]);
  });

  it('writes the file of the licence, the same one however often it is fetched', async () => {
    await record({ from: '07:00', to: '12:00' });
    const done = await handOver();
    expect(done).toMatchObject({ state: 'done', done: 1, total: 1 });
    const file = await fileOf(done.id);
    expect(file).toBe(
      '\ufeffPersonalnummer;Name;Vorname;Monat;Lohnart;Bezeichnung;Wert;Einheit\r\n' +
        '4711;Muster0;employee;11.2026;1000;Stundenlohn;5.00;h\r\n',
    );
    const { format } = defaultPayrollSettings;
    const other = { wageTypes, format: { ...format, delimiter: ',', header: false } };
    expect((await admin.put('/api/time/payroll-settings', other, { ifMatch: 1 })).status).toBe(200);
    expect(await fileOf(done.id)).toBe(file);
    expect((await app.audit()).filter(({ action }) => action === 'export')).toHaveLength(2);
  });

  it('closes what it has handed over, and tells only the difference the next time', async () => {
    const { body: entry } = await record({ from: '07:00', to: '12:00' });
    await handOver();
    const refused = await app
      .as('employee')
      .patch(`${entriesPath}/${entry.id}`, { comment: 'x' }, { ifMatch: entry.version });
    expect(refused.body.code).toBe('ENTRY_EXPORTED');
    expect((await preview()).people).toEqual([]);
    expect(await handOver()).toMatchObject({ status: 409, body: { code: 'PAYROLL_EMPTY' } });
    await record({ from: '13:00', to: '14:30' });
    expect((await preview()).people[0].lines).toEqual([
      expect.objectContaining({ wageNumber: '1000', quantity: '1.50', correction: true }),
    ]);
    await handOver();
    const { items } = (await admin.get(`${path}/runs`)).body;
    expect(items).toEqual([
      expect.objectContaining({ number: 2, state: 'done', lines: 1, canTakeBack: true }),
      expect.objectContaining({ number: 1, state: 'done', lines: 1, canTakeBack: false }),
    ]);
  });

  it('takes the latest back: its entries are free, and it is told anew', async () => {
    const { body: entry } = await record({ from: '07:00', to: '12:00' });
    const { id } = await handOver();
    const back = (runId: string, reason = 'Falscher Monat') =>
      admin.post(`${path}/runs/${runId}/take-back`, { reason });
    expect((await back(id, '')).status).toBe(422);
    expect((await back(id)).status).toBe(204);
    expect((await back(id)).body.code).toBe('PAYROLL_NOT_LATEST');
    const free = (await admin.get(`${entriesPath}/${entry.id}`)).body;
    expect(free).toMatchObject({ exportedAt: null, version: entry.version });
    expect((await app.events(entryMarked.name)).map(({ payload }) => payload)).toEqual([
      { id: entry.id, confirmed: false, exported: true },
      { id: entry.id, confirmed: false, exported: false },
    ]);
    expect((await preview()).people[0].lines).toEqual([
      expect.objectContaining({ quantity: '5.00', correction: false }),
    ]);
  });

  it('makes one hand-over of many at once, and starts over after a cancelled one', async () => {
    await record({ from: '07:00', to: '12:00' });
    const seen = (await preview()).version;
    const started = await Promise.all(
      Array.from({ length: 5 }, () => admin.post(`${path}/runs`, { month, seen }, { key: null })),
    );
    expect(started.filter(({ status }) => status === 200)).toHaveLength(1);
    const { id } = started.find(({ status }) => status === 200)!.body;
    await admin.post(`/api/time/long-work/${id}/cancel`);
    expect(await handOver()).toMatchObject({ state: 'done' });
    expect((await admin.get(`${path}/runs`)).body.items.map(({ state }: { state: string }) => state)).toEqual(
      ['done', 'taken_back'],
    );
  });

  it('says what has no wage type yet, and refuses one source twice or a wrong unit', async () => {
    await spend('10');
    await record();
    const { format } = defaultPayrollSettings;
    await admin.put('/api/time/payroll-settings', { wageTypes: [wageTypes[0]], format }, { ifMatch: 1 });
    expect((await preview()).unmapped).toEqual([{ source: 'expenses', title: null }]);
    const twice = { wageTypes: [wageTypes[0], wageTypes[0]], format };
    const wrong = { wageTypes: [wage('hours', '1', 'x', 'days')], format };
    for (const [input, field] of [
      [twice, 'wageTypes.1.source'],
      [wrong, 'wageTypes.0.unit'],
    ] as const) {
      const { body } = await admin.put('/api/time/payroll-settings', input, { ifMatch: 2 });
      expect(body.fields).toEqual([expect.objectContaining({ field })]);
    }
    const { items } = (await admin.get('/api/time/payroll-settings/sources')).body;
    expect(items).toContainEqual({ source: `expense:${ids.mileage}`, title: 'Kilometer' });
  });

  it('is for those who may change locked entries', async () => {
    for (const role of ['employee', 'foreman', 'manager'] as const) {
      expect((await app.as(role).get(`${path}/preview?month=${month}`)).status).toBe(403);
    }
    expect((await app.as('admin', { licence: 'other' }).get(`${path}/runs`)).body.items).toEqual([]);
  });
});
