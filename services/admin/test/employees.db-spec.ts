import type { EmployeeView, EmploymentView } from '@jahrring/contracts-admin';
import type { AuditPage } from '@jahrring/contracts-common';
import { demoLicences, demoMusterPeople, demoPeople, getDemoPerson } from '@jahrring/demo';
import { AuditEntryEntity, Database, OutboxEventEntity, systemContext } from '@jahrring/service-kit';
import type { Browser } from './browser';
import { type AdminApp, startAdmin } from './start-admin';

const urlOf = (email: string) => `/api/admin/employees/${getDemoPerson(email).employeeId}`;
const hour = 3_600;
const period = (change: object = {}) => ({
  validFrom: '2026-03-01',
  pensumPercent: 80,
  weekDays: 5,
  dailySeconds: [24_192, 24_192, 24_192, 24_192, 24_192, 0, 0],
  yearlyHolidaySeconds: 160 * hour,
  ...change,
});

describe('the HR data of employees', () => {
  let app: AdminApp;
  let admin: Browser;

  beforeAll(async () => {
    app = await startAdmin();
    admin = await app.as('admin@demo.test');
  });
  afterAll(() => app.close());

  const view = async (email: string) => (await admin.get<EmployeeView>(urlOf(email))).body;
  const lastEvent = async (name: string) => {
    const rows = await app.service
      .get(Database)
      .manager(systemContext({ licenceId: '' }))
      .createQueryBuilder(OutboxEventEntity, 'event')
      .where('event.name = :name', { name })
      .orderBy('event.id', 'DESC')
      .limit(1)
      .getMany();
    return JSON.parse(rows[0]?.payload ?? '{}') as Record<string, unknown>;
  };

  it('are there for everybody who works in the demo, in both licences', async () => {
    for (const person of [...demoPeople, ...demoMusterPeople]) {
      if (!['manager', 'foreman', 'employee', 'trainee'].includes(person.role)) continue;
      const licence = demoMusterPeople.includes(person) ? demoLicences.muster : demoLicences.bergwald;
      const superadmin = await app.as('superadmin@demo.test');
      const url = `/api/admin/licences/${licence.id}/employees/${person.employeeId}`;
      const { body } = await superadmin.get<EmployeeView>(url);
      expect([person.email, body.employment.periods.length > 0, body.supervisors.length > 0]).toEqual([
        person.email,
        true,
        person.email !== 'admin@muster.test',
      ]);
    }
  });

  it('are changed field by field, and tell the other services', async () => {
    const before = await view('simon.bichsel@demo.test');
    const change = {
      birthdate: '1998-10-04',
      insuranceNumber: '7569217076985',
      team: 'Holzernte 2',
      recordingMethod: 'timer',
      allowedAbsences: ['holidays', 'illness'],
      averageDaySeconds: 0,
      startOvertimeSeconds: -2 * hour,
      drivingCategories: ['B', 'BE'],
      firstName: 'Simeon',
      locale: 'fr',
    };
    const saved = await admin.patch<EmployeeView>(urlOf('simon.bichsel@demo.test'), change, {
      ifMatch: before.version,
    });
    expect(saved.body).toMatchObject({
      ...change,
      insuranceNumber: '756.9217.0769.85',
      name: 'Simeon Bichsel',
    });
    expect(saved.body.employment.overtime).toEqual({ start: -2 * hour, corrections: 0, total: -2 * hour });
    const event = await lastEvent('admin.employment.changed');
    expect(event).toMatchObject({
      employeeId: before.id,
      birthdate: '1998-10-04',
      recordingMethod: 'timer',
      allowedAbsences: ['holidays', 'illness'],
      averageDaySeconds: 0,
      startOvertimeSeconds: -2 * hour,
    });
    expect(JSON.stringify(event)).not.toContain('756.9217');
  });

  it('never write the insurance number into the audit trail, only that it changed', async () => {
    const entries = await app.service
      .get(Database)
      .manager(systemContext({ licenceId: '' }))
      .createQueryBuilder(AuditEntryEntity, 'entry')
      .where('entry.entity = :entity', { entity: 'membership' })
      .getMany();
    const text = JSON.stringify(entries);
    expect(text).not.toContain('9217.0769');
    expect(text).toContain('insuranceNumberSet');
  });

  it('show in the audit trail only to who keeps the employees', async () => {
    const person = getDemoPerson('noah.rothenbuehler@demo.test');
    const { version } = await view(person.email);
    const change = { birthdate: '2008-03-14', mobile: '+41 79 555 66 77', active: false };
    const changed = await admin.patch(urlOf(person.email), change, { ifMatch: version });
    expect(changed.status).toBe(200);
    const url = `/api/admin/audit?entity=membership&entityId=${person.employeeId}`;
    const kept = JSON.stringify((await admin.get(url)).body);
    expect(kept).toContain('2008-03-14');
    const supermanager = await app.as('supermanager@demo.test');
    const { status, body } = await supermanager.get<AuditPage>(url);
    const shown = body.items.flatMap(({ changes }) => changes);
    expect(status).toBe(200);
    expect(shown).toContainEqual({ field: 'birthdate', hidden: true });
    expect(shown).toContainEqual({ field: 'active', before: true, after: false });
    expect(JSON.stringify(body)).not.toMatch(/2008-03-14|555 ?66 ?77/);
    await admin.patch(urlOf(person.email), { active: true }, { ifMatch: version + 1 });
  });

  it.each([
    ['insuranceNumber', { insuranceNumber: '756.9217.0769.84' }, 'insuranceNumber'],
    ['insuranceNumber', { insuranceNumber: 'DE 65 170839 J 003' }, 'insuranceNumber'],
    ['birthdate', { birthdate: '2099-01-01' }, 'past'],
    ['endsOn', { startsOn: '2026-05-01', endsOn: '2026-04-30' }, 'afterOrEqual'],
    ['mobile', { mobile: 'ruf mich an' }, 'phone'],
    ['drivingCategories', { drivingCategories: ['B', 'B'] }, 'distinct'],
    ['supervisors', { supervisors: ['0190a000-0000-7000-8000-000000000000'] }, 'exists'],
  ])('refuse %s: %j', async (field, change, code) => {
    const { version } = await view('reto.moser@demo.test');
    const refused = await admin.patch(urlOf('reto.moser@demo.test'), change, { ifMatch: version });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toContain(`"code":"${code}"`);
    expect(JSON.stringify(refused.body)).toContain(field);
  });

  it('let nobody supervise themselves, over however many steps', async () => {
    const manager = await view('manager@demo.test');
    const employee = getDemoPerson('employee@demo.test').employeeId;
    const circle = await admin.patch(
      urlOf('manager@demo.test'),
      { supervisors: [employee] },
      { ifMatch: manager.version },
    );
    expect(circle.body).toMatchObject({ fields: [{ field: 'supervisors', code: 'supervisorCircle' }] });
    expect((await view('manager@demo.test')).version).toBe(manager.version);
  });

  it('keep dated target hours without overlaps', async () => {
    const url = `${urlOf('florian.jost@demo.test')}/periods`;
    const added = await admin.post<EmploymentView>(url, period());
    expect(added.status).toBe(201);
    const [first, second] = added.body.periods;
    expect(first).toMatchObject({ validTo: '2026-02-28', pensumPercent: 100 });
    expect(second).toMatchObject({ validFrom: '2026-03-01', validTo: null, pensumPercent: 80 });
    const twice = await admin.post(url, period({ pensumPercent: 50 }));
    expect(twice.body).toMatchObject({ fields: [{ field: 'validFrom', code: 'unique' }] });
    const weekend = await admin.post(
      url,
      period({ validFrom: '2026-04-01', dailySeconds: [0, 0, 0, 0, 0, hour, 0] }),
    );
    expect(weekend.body).toMatchObject({ fields: [{ field: 'weekDays', code: 'weekDays' }] });
    const moved = await admin.patch<EmploymentView>(
      `${url}/${second?.id}`,
      period({ validFrom: '2026-04-01', pensumPercent: 62.55 }),
      { ifMatch: 1 },
    );
    expect(moved.body.periods.map(({ validTo, pensumPercent }) => [validTo, pensumPercent])).toEqual([
      ['2026-03-31', 100],
      [null, 62.55],
    ]);
    expect((await admin.patch(`${url}/${second?.id}`, period(), { ifMatch: 1 })).status).toBe(412);
    const removed = await admin.delete<EmploymentView>(`${url}/${second?.id}`, { ifMatch: 2 });
    expect(removed.body.periods).toHaveLength(1);
    expect(await lastEvent('admin.employment.changed')).toMatchObject({ periods: [{ pensumPercent: 100 }] });
  });

  it('correct balances by lines that are taken back, never removed', async () => {
    const url = `${urlOf('cornelia.haldemann@demo.test')}/corrections`;
    const line = { kind: 'overtime', date: '2026-06-30', seconds: -4 * hour, reason: 'Ausbezahlt' };
    const added = await admin.post<EmploymentView>(url, line);
    const [correction] = added.body.corrections;
    expect(added.body.overtime.total).toBe(added.body.overtime.start - 4 * hour);
    const reversal = `${url}/${correction?.id}/reversal`;
    const reversed = await admin.post<EmploymentView>(reversal, { reason: 'Irrtum' });
    expect(reversed.body.overtime.total).toBe(reversed.body.overtime.start);
    expect(reversed.body.corrections).toMatchObject([
      { seconds: -4 * hour, reversed: true, reverses: null },
      { seconds: 4 * hour, reversed: false, reverses: correction?.id, date: '2026-06-30' },
    ]);
    expect((await admin.post(reversal, { reason: 'Nochmals' })).body).toMatchObject({
      code: 'CORRECTION_REVERSED',
    });
    const second = reversed.body.corrections[1]?.id;
    expect((await admin.post(`${url}/${second}/reversal`, { reason: 'x' })).body).toMatchObject({
      code: 'CORRECTION_IS_REVERSAL',
    });
    expect((await admin.post(url, { ...line, seconds: 0 })).status).toBe(422);
    expect((await admin.post(url, { ...line, reason: ' ' })).status).toBe(422);
  });

  it('are nobody else’s business', async () => {
    const mine = urlOf('cornelia.haldemann@demo.test');
    for (const email of ['supermanager@demo.test', 'beat.lehmann@demo.test', 'employee@demo.test']) {
      const other = await app.as(email);
      expect([email, (await other.get(mine)).status]).toEqual([email, 403]);
      expect((await other.post(`${mine}/periods`, period())).status).toBe(403);
      const list = await other.get<{ items: object[] }>('/api/admin/employees?pageSize=all');
      expect(Object.keys(list.body.items[0] ?? {}).sort()).toEqual(
        ['active', 'firstName', 'id', 'lastName', 'name', 'role'], // oxfmt-ignore
      );
      expect((await other.get('/api/admin/employees?sort=externalId')).status).toBe(403);
      expect((await other.get('/api/admin/employees?filter[team]=Holz')).status).toBe(403);
    }
    const stranger = await app.as('admin@muster.test');
    expect((await stranger.get(mine)).status).toBe(404);
    expect((await stranger.post(`${mine}/periods`, period())).status).toBe(404);
    expect((await stranger.patch(mine, { team: 'x' }, { ifMatch: 1 })).status).toBe(404);
  });

  it('find people by what the list shows those who keep them', async () => {
    const found = await admin.get<{ total: number }>('/api/admin/employees?search=maschinist');
    expect(found.body.total).toBe(2);
    const employee = await app.as('employee@demo.test');
    expect((await employee.get<{ total: number }>('/api/admin/employees?search=maschinist')).body.total).toBe(
      0,
    );
    const team = await admin.get<{ items: { team: string; pensumPercent: number }[] }>(
      '/api/admin/employees?filter[team]=Pflege&sort=team,-lastName',
    );
    expect(new Set(team.body.items.map((item) => item.team))).toEqual(new Set(['Pflege']));
    expect(team.body.items.some((item) => item.pensumPercent === 80)).toBe(true);
  });

  it('change for many at once, or for none', async () => {
    const emails = ['ivan.kuenzi@demo.test', 'noah.rothenbuehler@demo.test'];
    const items = await Promise.all(
      emails.map(async (email) => {
        const { id, version } = await view(email);
        return { id, version };
      }),
    );
    const url = '/api/admin/employees/bulk-update';
    const stale = items.map((item, at) => ({ ...item, version: item.version + at }));
    expect((await admin.post(url, { items: stale, change: { team: 'Neu' } })).status).toBe(412);
    expect((await view('ivan.kuenzi@demo.test')).team).not.toBe('Neu');
    expect((await admin.post(url, { items, change: { team: 'Neu' } })).body).toEqual({
      ids: items.map(({ id }) => id),
    });
    expect((await view('noah.rothenbuehler@demo.test')).team).toBe('Neu');
    expect((await admin.post(url, { items, change: {} })).status).toBe(422);
  });
});

describe('the seats of a licence', () => {
  let app: AdminApp;
  beforeAll(async () => {
    app = await startAdmin();
  });
  afterAll(() => app.close());

  it('suffice for as many as the type allows, however many come at the same moment', async () => {
    const superadmin = await app.as('superadmin@demo.test');
    const url = `/api/admin/licences/${demoLicences.muster.id}`;
    const { body } = await superadmin.get<{ version: number }>(url);
    await superadmin.patch(url, { userLimit: 5 }, { ifMatch: body.version });
    const muster = await app.as('admin@muster.test');
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        muster.post(
          '/api/admin/employees',
          {
            email: `${at}@neu.test`,
            firstName: 'Neu',
            lastName: `${at}`,
            role: 'employee',
          },
          { key: `seat-${at}` },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'USER_LIMIT_REACHED',
      params: { limit: 5 },
    });
    expect((await muster.get('/api/admin/employees/seats')).body).toEqual({ used: 5, limit: 5 });
  });
});
