import { matrixRoles, builtPluginIds, restrictingKeys, roleMatrix } from '@jahrring/contracts-admin';
import type { AbilityRule } from '@jahrring/contracts-common';
import { demoCustomKeys, demoLicences, demoPassword, getDemoPerson } from '@jahrring/demo';
import type { Browser } from './browser';
import { tokenMailedTo } from './mail-box';
import { type AdminApp, startAdmin } from './start-admin';

interface Boot {
  rules: AbilityRule[];
  licence: { plugins: string[] };
  licences: { id: string }[];
}

interface Versioned {
  id: string;
  version: number;
}

const person = (change: object = {}) => ({
  email: 'neu@muster.test',
  firstName: 'Nora',
  lastName: 'Neu',
  role: 'employee',
  ...change,
});

describe('administration', () => {
  let app: AdminApp;
  let superadmin: Browser;

  beforeAll(async () => {
    app = await startAdmin();
    superadmin = await app.as('superadmin@demo.test');
  });
  afterAll(() => app.close());

  const rulesOf = async (browser: Browser) => (await browser.get<Boot>('/api/boot')).body.rules;

  it.each(matrixRoles)('gives %s what the matrix says', async (role) => {
    const rules = await rulesOf(await app.as(`${role}@demo.test`));
    const held = new Map(rules.map((rule) => [rule.action, rule.conditions?.scope ?? 'all']));
    roleMatrix.get(role)?.forEach((grade, key) => expect([key, held.get(key)]).toEqual([key, grade]));
  });

  it('gives superadmin, translator and user_defined theirs', async () => {
    const all = (await rulesOf(superadmin)).map((rule) => rule.action);
    expect(all).toEqual(
      expect.arrayContaining(['superadmin', 'tools.settings.employees', 'tools.surcharges.manage']),
    );
    expect(all.filter((key) => restrictingKeys.includes(key))).toEqual([]);
    expect((await rulesOf(await app.as('translator@demo.test'))).map((rule) => rule.action)).toEqual([
      'translator',
    ]);
    const custom = (await rulesOf(await app.as('custom@demo.test'))).map((rule) => rule.action);
    expect(custom.sort()).toEqual([...demoCustomKeys].sort());
  });

  it('keeps the admin area to superadmins', async () => {
    const admin = await app.as('admin@demo.test');
    for (const url of ['/api/admin/licences', '/api/admin/users', '/api/admin/tools']) {
      expect((await admin.get(url)).status).toBe(403);
      expect((await superadmin.get(url)).status).toBe(200);
    }
    const muster = await app.as('admin@muster.test');
    for (const url of [
      `/api/admin/licences/${demoLicences.bergwald.id}`,
      `/api/admin/licences/${demoLicences.bergwald.id}/employees`,
      `/api/admin/licences/${demoLicences.bergwald.id}/plugins`,
      `/api/admin/users/${getDemoPerson('employee@demo.test').userId}`,
    ]) {
      expect([url, (await muster.get(url)).status]).toEqual([url, 404]);
    }
    expect((await muster.get(`/api/admin/licences/${demoLicences.muster.id}`)).status).toBe(403);
  });

  it('tells a licence in its audit trail, once an hour, that a superadmin looked at its people', async () => {
    const url = `/api/admin/licences/${demoLicences.muster.id}/employees`;
    const admin = await app.as('admin@muster.test');
    const looks = async () => {
      const trail = await admin.get<{ items: object[] }>('/api/admin/audit?action=look');
      return trail.body.items;
    };
    app.clock.advance(61 * 60_000);
    const before = await looks();
    const [first] = (await superadmin.get<{ items: Versioned[] }>(url)).body.items;
    await Promise.all([superadmin.get(url), superadmin.get(`${url}/${first?.id}`), superadmin.get(url)]);
    const { userId } = getDemoPerson('superadmin@demo.test');
    const look = { userId, action: 'look', entity: 'people', entityId: demoLicences.muster.id };
    expect(await looks()).toEqual([expect.objectContaining(look), ...before]);
    app.clock.advance(61 * 60_000);
    await Promise.all([1, 2, 3].map(() => superadmin.get(`${url}/${first?.id}`)));
    expect(await looks()).toHaveLength(before.length + 2);
    expect((await superadmin.get(`/api/admin/licences/${first?.id}/employees`)).status).toBe(404);
  });

  it('tells every licence whose people are in a list, a file or a mail of the installation that they were looked at', async () => {
    const { userId } = getDemoPerson('superadmin@demo.test');
    const lookers = async () => {
      const trail = await Promise.all(
        ['admin@muster.test', 'admin@demo.test'].map(async (email) => {
          const admin = await app.as(email);
          return admin.get<{ items: { userId: string }[] }>('/api/admin/audit?action=look');
        }),
      );
      return trail.map(({ body }) => body.items.filter((look) => look.userId === userId).length);
    };
    await app.browser().post('/api/auth/password/forgot', { email: 'admin@muster.test' });
    const found = await superadmin.get<{ items: Versioned[] }>('/api/admin/users?search=admin@muster.test');
    const [muster = 0, bergwald = 0] = await lookers();
    for (const [read, added] of [
      ['users?search=nobody-of-this-name', [0, 0]],
      [`users/${found.body.items[0]?.id}`, [1, 0]],
      ['users?pageSize=100', [2, 1]],
      ['users?pageSize=all', [3, 2]],
      ['users/export/csv', [4, 3]],
      ['users/export/xlsx?search=admin@muster.test', [5, 3]],
      ['mails?search=admin@muster.test', [6, 3]],
    ] as const) {
      app.clock.advance(61 * 60_000);
      const url = `/api/admin/${read}`;
      const answers = await Promise.all([superadmin.get(url), superadmin.get(url)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect([read, await lookers()]).toEqual([read, [muster + added[0], bergwald + added[1]]]);
    }
  });

  it('creates, changes and activates a licence once per key, and refuses stale changes', async () => {
    const body = {
      name: 'Sägerei Probe',
      type: 'light',
      startsOn: '2026-01-01',
      iban: 'CH93 0076 2011 6238 5295 7',
    };
    const first = await superadmin.post<Versioned>('/api/admin/licences', body, { key: 'licence-probe-1' });
    const again = await superadmin.post<Versioned>('/api/admin/licences', body, { key: 'licence-probe-1' });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.id).toBe(first.body.id);
    expect(first.body).toMatchObject({
      state: 'awaiting_activation',
      iban: 'CH9300762011623852957',
      effectiveUserLimit: 3,
    });
    const url = `/api/admin/licences/${first.body.id}`;
    expect((await superadmin.patch(url, { name: 'X' })).status).toBe(428);
    expect((await superadmin.patch(url, { city: 'Worb' }, { ifMatch: 1 })).body).toMatchObject({
      version: 2,
      city: 'Worb',
    });
    const stale = await superadmin.patch(url, { city: 'Bern' }, { ifMatch: 1 });
    expect(stale.status).toBe(412);
    expect(stale.body).toMatchObject({ current: { city: 'Worb', version: 2 } });
    expect((await superadmin.patch(url, { iban: 'CH00' }, { ifMatch: 2 })).body).toMatchObject({
      fields: [{ field: 'iban' }],
    });
    const skipped = await superadmin.post(`${url}/state`, { state: 'blocked' }, { ifMatch: 2 });
    expect(skipped.body).toMatchObject({ status: 409, code: 'LICENCE_TRANSITION' });
    expect((await superadmin.post(`${url}/state`, { state: 'active' }, { ifMatch: 2 })).body).toMatchObject({
      state: 'active',
    });
    expect((await superadmin.get('/api/admin/licences/0190a000-0000-7000-8000-000000000000')).status).toBe(
      404,
    );
  });

  it('deletes a licence and restores it within thirty days', async () => {
    const body = { name: 'Kurz', type: 'demo', startsOn: '2026-01-01', state: 'active' };
    const { body: licence } = await superadmin.post<Versioned>('/api/admin/licences', body);
    const url = `/api/admin/licences/${licence.id}`;
    expect((await superadmin.post(`${url}/state`, { state: 'deleted' }, { ifMatch: 1 })).status).toBe(200);
    const shown = await superadmin.get<{ items: { id: string }[] }>('/api/admin/licences?pageSize=all');
    expect(shown.body.items.map((item) => item.id)).not.toContain(licence.id);
    const deleted = await superadmin.get<{ items: { id: string }[] }>('/api/admin/licences?deleted=true');
    expect(deleted.body.items.map((item) => item.id)).toContain(licence.id);
    expect((await superadmin.post(`${url}/state`, { state: 'active' }, { ifMatch: 2 })).body).toMatchObject({
      deletedAt: null,
    });
  });

  it('makes a licence inactive once its last day is over', async () => {
    const body = {
      name: 'Zu Ende',
      type: 'demo',
      startsOn: '2020-01-01',
      endsOn: '2020-12-31',
      state: 'active',
    };
    const { body: licence } = await superadmin.post<Versioned>('/api/admin/licences', body);
    await app.service.runJob('admin.licences.close-ended');
    const url = `/api/admin/licences/${licence.id}`;
    expect((await superadmin.get(url)).body).toMatchObject({ state: 'inactive', version: 2 });
    expect((await superadmin.get(`/api/admin/licences/${demoLicences.bergwald.id}`)).body).toMatchObject({
      state: 'active',
    });
  });

  it('shuts people out of a blocked licence at their next request and tells them why', async () => {
    const muster = await app.as('admin@muster.test');
    const url = `/api/admin/licences/${demoLicences.muster.id}`;
    const { body } = await superadmin.get<Versioned>(url);
    const blocked = await superadmin.post<Versioned>(
      `${url}/state`,
      { state: 'blocked' },
      { ifMatch: body.version },
    );
    expect((await muster.get('/api/boot')).status).toBe(401);
    const refused = await app.browser().signIn('admin@muster.test', demoPassword);
    expect(refused.body).toMatchObject({ status: 403, code: 'LICENCE_CLOSED', params: { state: 'blocked' } });
    await superadmin.post(`${url}/state`, { state: 'active' }, { ifMatch: blocked.body.version });
    expect((await app.browser().signIn('admin@muster.test', demoPassword)).status).toBe(200);
  });

  it('keeps to the number of users of the licence, but not for customers', async () => {
    const muster = await app.as('admin@muster.test');
    const full = await muster.post('/api/admin/employees', person());
    expect(full.body).toMatchObject({ status: 409, code: 'USER_LIMIT_REACHED', params: { limit: 3 } });
    expect((await muster.get<{ total: number }>('/api/admin/employees')).body.total).toBe(3);
    expect((await muster.post('/api/admin/employees', person({ role: 'customer' }))).status).toBe(201);
    const url = `/api/admin/licences/${demoLicences.muster.id}`;
    const { body } = await superadmin.get<Versioned>(url);
    await superadmin.patch(url, { userLimit: 4 }, { ifMatch: body.version });
    expect((await muster.post('/api/admin/employees', person({ email: 'zwei@muster.test' }))).status).toBe(
      201,
    );
    // In with the link of the mail alone.
    expect((await app.browser().signIn('zwei@muster.test', 'vier alte Tannen')).status).toBe(401);
    const [password, token] = ['vier alte Tannen', await tokenMailedTo(app, 'zwei@muster.test')];
    const joined = app.browser();
    await joined.get('/api/language/de/messages');
    const set = { token, password, confirmation: password };
    expect((await joined.post('/api/auth/connect', set)).body).toMatchObject({ step: 'done' });
  });

  it('shows pickers no contact data, and nobody else’s people', async () => {
    const employee = await app.as('employee@demo.test');
    const list = await employee.get<{ items: object[]; total: number }>('/api/admin/employees?pageSize=all');
    expect(list.body.total).toBe(24);
    expect(Object.keys(list.body.items[0] ?? {}).sort()).toEqual([
      'active',
      'firstName',
      'id',
      'lastName',
      'name',
      'role',
    ]);
    expect(
      (await employee.get(`/api/admin/employees/${getDemoPerson('guest@demo.test').employeeId}`)).status,
    ).toBe(403);
    const muster = await app.as('admin@muster.test');
    const url = `/api/admin/employees/${getDemoPerson('guest@demo.test').employeeId}`;
    expect((await muster.get(url)).status).toBe(404);
    expect((await muster.patch(url, { role: 'admin' }, { ifMatch: 1 })).status).toBe(404);
  });

  it('shows customers and guests nobody but themselves', async () => {
    for (const email of ['customer@demo.test', 'guest@demo.test']) {
      const outsider = await app.as(email);
      const { employeeId } = getDemoPerson(email);
      const { body } = await outsider.get<{ items: { id: string }[] }>('/api/admin/employees?pageSize=all');
      expect([email, body.items.map(({ id }) => id)]).toEqual([email, [employeeId]]);
      for (const path of ['team', 'function']) {
        const list = await outsider.get<{ items: object[] }>(`/api/admin/dropdowns/${path}/options`);
        expect(list.body.items).toEqual([]);
      }
      const colleague = getDemoPerson('employee@demo.test').employeeId;
      expect((await outsider.get(`/api/admin/employee-profiles/${colleague}/picture`)).status).toBe(404);
    }
  });

  it('lets nobody give more than they hold, or shut themselves out', async () => {
    const admin = await app.as('admin@demo.test');
    const employee = `/api/admin/employees/${getDemoPerson('reto.moser@demo.test').employeeId}`;
    const developer = await admin.patch(employee, { role: 'developer' }, { ifMatch: 1 });
    expect(developer.body).toMatchObject({ status: 403, code: 'ROLE_NOT_ALLOWED' });
    const self = `/api/admin/employees/${getDemoPerson('admin@demo.test').employeeId}`;
    expect((await admin.patch(self, { active: false }, { ifMatch: 1 })).body).toMatchObject({
      code: 'OWN_ACCESS',
    });
    const assigned = { role: 'user_defined', keys: ['tools.settings.employees'] };
    expect((await admin.patch(employee, assigned, { ifMatch: 1 })).status).toBe(200);
    const limited = await app.as('reto.moser@demo.test');
    const target = `/api/admin/employees/${getDemoPerson('florian.jost@demo.test').employeeId}`;
    const beyond = await limited.patch(target, { role: 'admin' }, { ifMatch: 1 });
    expect(beyond.body).toMatchObject({ status: 403, code: 'PERMISSION_BEYOND' });
  });

  it('puts a blocked person out at the next request', async () => {
    const browser = await app.as('beat.lehmann@demo.test');
    const url = `/api/admin/users/${getDemoPerson('beat.lehmann@demo.test').userId}`;
    expect((await superadmin.patch(url, { blocked: true }, { ifMatch: 1 })).status).toBe(200);
    expect((await browser.get('/api/boot')).status).toBe(401);
    expect((await app.browser().signIn('beat.lehmann@demo.test', demoPassword)).body).toMatchObject({
      code: 'USER_BLOCKED',
    });
    const own = `/api/admin/users/${getDemoPerson('superadmin@demo.test').userId}`;
    expect((await superadmin.patch(own, { blocked: true }, { ifMatch: 1 })).body).toMatchObject({
      code: 'OWN_ACCESS',
    });
  });

  it('refuses a second person with the same e-mail', async () => {
    const body = { email: 'ADMIN@demo.test', firstName: 'A', lastName: 'B' };
    expect((await superadmin.post('/api/admin/users', body)).body).toMatchObject({
      status: 422,
      fields: [{ field: 'email', code: 'unique' }],
    });
  });

  it('switches a plugin: rules and list follow at once, for admins only', async () => {
    const admin = await app.as('admin@demo.test');
    const manager = await app.as('manager@demo.test');
    const state = (browser: Browser, value: string) =>
      browser.post('/api/admin/plugins/surcharges/state', { state: value });
    const plugins = async () => (await manager.get<Boot>('/api/boot')).body;
    expect((await plugins()).licence.plugins).toEqual([...builtPluginIds].sort());
    expect((await state(manager, 'inactive')).status).toBe(403);
    expect((await state(admin, 'inactive')).body).toMatchObject({ id: 'surcharges', state: 'inactive' });
    const off = await plugins();
    expect(off.licence.plugins).not.toContain('surcharges');
    expect(off.rules.map((rule) => rule.action)).not.toContain('tools.surcharges.index');
    expect((await state(admin, 'active')).status).toBe(200);
    expect((await plugins()).rules.map((rule) => rule.action)).toContain('tools.surcharges.index');
    expect((await admin.post('/api/admin/plugins/unbekannt/state', { state: 'active' })).status).toBe(404);
  });

  it('lets a superadmin switch plugins of any licence', async () => {
    const url = `/api/admin/licences/${demoLicences.muster.id}/plugins`;
    expect((await superadmin.post(`${url}/surcharges/state`, { state: 'active' })).status).toBe(200);
    const muster = await app.as('admin@muster.test');
    expect((await muster.get<Boot>('/api/boot')).body.licence.plugins).toEqual(['surcharges']);
  });
});
