import type { MemberRights, RoleView } from '@jahrring/contracts-admin';
import type { AbilityRule } from '@jahrring/contracts-common';
import { demoLicences, getDemoPerson } from '@jahrring/demo';
import {
  AuditEntryEntity,
  contextHeader,
  ContextSigner,
  Database,
  principalFromJson,
  type PrincipalJson,
  RequestContext,
  systemContext,
} from '@jahrring/service-kit';
import type { Browser } from './browser';
import { type AdminApp, startAdmin, testSecret } from './start-admin';

const rolesUrl = '/api/admin/roles';
const membersUrl = '/api/admin/internal/members';

describe('the roles of a licence', () => {
  let app: AdminApp;
  let admin: Browser;

  beforeAll(async () => {
    app = await startAdmin();
    admin = await app.as('admin@demo.test');
  });
  afterAll(() => app.close());

  const roleOf = async (role: string, browser = admin) => {
    const { body } = await browser.get<{ items: RoleView[] }>(rolesUrl);
    const found = body.items.find((item) => item.role === role);
    if (!found) throw new Error(`no role ${role}`);
    return found;
  };
  const holds = async (browser: Browser, key: string) => {
    const { body } = await browser.get<{ rules: AbilityRule[] }>('/api/boot');
    const rule = body.rules.find(({ action }) => action === key);
    return rule && (rule.conditions?.scope ?? 'all');
  };
  const save = async (role: string, change: Record<string, string | undefined>, browser = admin) => {
    const { grants, version } = await roleOf(role, browser);
    const wanted = Object.entries({ ...grants, ...change }).filter(([, grade]) => grade !== undefined);
    return browser.put<RoleView>(
      `${rolesUrl}/${role}`,
      { grants: Object.fromEntries(wanted) },
      { ifMatch: version },
    );
  };

  it('are the product’s at first; a role of one’s own choice starts empty', async () => {
    const { body } = await admin.get<{ items: RoleView[]; total: number }>(rolesUrl);
    expect(body.total).toBe(9);
    for (const item of body.items)
      expect([item.role, item.version, item.grants]).toEqual([item.role, 0, item.defaults]);
    expect((await roleOf('user_defined')).grants).toEqual({});
    expect((await roleOf('admin')).editable).toBe(false);
    expect((await roleOf('foreman')).members).toBe(2);
  });

  it('hold what the licence gives and takes, at the next request of everybody who has them', async () => {
    const foreman = await app.as('foreman@demo.test');
    expect(await holds(foreman, 'tools.address.delete')).toBeUndefined();
    const saved = await save('foreman', {
      'tools.address.delete': 'all',
      'tools.project.index': 'all',
      'tools.task.index': undefined,
      'tools.timetable.companypart_switch': 'all',
    });
    expect(saved.body).toMatchObject({ version: 1, grants: { 'tools.address.delete': 'all' } });
    expect(await holds(foreman, 'tools.address.delete')).toBe('all');
    expect(await holds(foreman, 'tools.project.index')).toBe('all');
    expect(await holds(foreman, 'tools.task.index')).toBeUndefined();
    expect(await holds(foreman, 'tools.timetable.companypart_switch')).toBe('all');
    expect(await holds(foreman, 'tools.project.show')).toBe('assigned');
  });

  it('are another licence’s business only there', async () => {
    const other = await app.as('foreman@muster.test');
    expect(await holds(other, 'tools.address.delete')).toBeUndefined();
    const muster = await app.as('admin@muster.test');
    expect((await roleOf('foreman', muster)).version).toBe(0);
  });

  it('are told at this moment to services that act for people who are not there', async () => {
    const licenceId = demoLicences.bergwald.id;
    const foreman = getDemoPerson('foreman@demo.test').employeeId;
    const other = getDemoPerson('blocked@demo.test').employeeId;
    const membersOf = async (of: string, employeeIds: string[] | null) => {
      const header = new ContextSigner(testSecret).sign(systemContext({ licenceId: of }));
      const { status, body } = await app
        .browser()
        .post<MemberRights>(membersUrl, { employeeIds }, { headers: { [contextHeader]: header } });
      expect(status).toBe(200);
      return body.members;
    };
    const [member, ...others] = await membersOf(licenceId, [foreman, other]);
    expect(others).toEqual([]);
    expect(member).toMatchObject({ employeeId: foreman, email: 'foreman@demo.test' });
    const ctx = new RequestContext(principalFromJson(member?.principal as unknown as PrincipalJson), 'r');
    expect([ctx.licenceId, ctx.membershipId, ctx.role]).toEqual([licenceId, foreman, 'foreman']);
    expect(ctx.grade('tools.project.index')).toBe('all');
    expect(ctx.can('tools.task.index')).toBe(false);
    expect(await membersOf(demoLicences.muster.id, [foreman])).toEqual([]);
    expect(await membersOf(demoLicences.muster.id, [])).toEqual([]);
    const everybody = await membersOf(licenceId, null);
    expect(everybody.map(({ employeeId }) => employeeId)).toContain(foreman);
    expect(everybody.map(({ employeeId }) => employeeId)).not.toContain(other);
    expect((await admin.post(membersUrl, { employeeIds: [foreman] })).status).toBe(404);
  });

  it('refuse a change of an older version, and go back to the product’s', async () => {
    const url = `${rolesUrl}/foreman`;
    expect((await admin.put(url, { grants: {} }, { ifMatch: 0 })).status).toBe(412);
    expect((await admin.put(url, { grants: {} })).status).toBe(428);
    const reset = await admin.delete<RoleView>(url, { ifMatch: 1 });
    expect(reset.body).toMatchObject({ version: 2 });
    expect(reset.body.grants).toEqual(reset.body.defaults);
    expect(await holds(await app.as('foreman@demo.test'), 'tools.task.index')).toBe('assigned');
  });

  it('leave each change in the audit trail', async () => {
    const entries = await app.service
      .get(Database)
      .manager(systemContext({ licenceId: '' }))
      .createQueryBuilder(AuditEntryEntity, 'entry')
      .where('entry.entity = :entity', { entity: 'role' })
      .orderBy('entry.id')
      .getMany();
    expect(entries.map(({ action }) => action)).toEqual(['create', 'update']);
    expect(entries[0]?.after).toMatchObject({ role: 'foreman', changes: { 'tools.task.index': 'none' } });
  });

  it('never go beyond what the giver holds; restricting keys always may', async () => {
    const url = `/api/admin/employees/${getDemoPerson('reto.moser@demo.test').employeeId}`;
    const keys = ['tools.settings.employees', 'tools.address.index'];
    await admin.patch(url, { role: 'user_defined', keys }, { ifMatch: 1 });
    const limited = await app.as('reto.moser@demo.test');
    const beyond = await save('guest', { 'tools.document.delete': 'all' }, limited);
    expect(beyond.body).toMatchObject({ status: 403, code: 'PERMISSION_BEYOND' });
    expect((await save('guest', { 'tools.address.index': 'all' }, limited)).status).toBe(200);
    expect((await save('guest', { 'tools.timetable.companypart_switch': 'all' }, limited)).status).toBe(200);
    expect((await save('user_defined', { 'tools.address.index': 'all' }, limited)).body).toMatchObject({
      code: 'OWN_ACCESS',
    });
    const giveRole = await limited.patch(
      `/api/admin/employees/${getDemoPerson('florian.jost@demo.test').employeeId}`,
      { role: 'manager' },
      { ifMatch: 1 },
    );
    expect(giveRole.body).toMatchObject({ code: 'PERMISSION_BEYOND' });
  });

  it('are kept by admins alone; the fixed ones by nobody', async () => {
    for (const email of ['supermanager@demo.test', 'employee@demo.test', 'guest@demo.test']) {
      const other = await app.as(email);
      expect((await other.get(rolesUrl)).status).toBe(403);
      expect((await other.put(`${rolesUrl}/guest`, { grants: {} }, { ifMatch: 0 })).status).toBe(403);
    }
    for (const role of ['admin', 'superadmin', 'blocked', 'developer']) {
      expect((await admin.put(`${rolesUrl}/${role}`, { grants: {} }, { ifMatch: 0 })).status).toBe(422);
    }
    expect(
      (await admin.put(`${rolesUrl}/guest`, { grants: { 'tools.x': 'all' } }, { ifMatch: 9 })).status,
    ).toBe(422);
    const superadmin = await app.as('superadmin@demo.test');
    const of = await superadmin.get<{ total: number }>(`/api/admin/licences/${demoLicences.muster.id}/roles`);
    expect(of.body.total).toBe(9);
    expect((await admin.get(`/api/admin/licences/${demoLicences.bergwald.id}/roles`)).status).toBe(403);
  });
});
