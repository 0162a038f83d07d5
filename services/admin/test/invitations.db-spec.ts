import type { EmployeeView, InvitationView } from '@jahrring/contracts-admin';
import { demoLicences } from '@jahrring/demo';
import type { Browser } from './browser';
import { tokenMailedTo } from './mail-box';
import { type AdminApp, startAdmin } from './start-admin';

const invitations = '/api/admin/employees/invitations';
const somebody = (change: object = {}) => ({
  email: 'neu@eingeladen.test',
  firstName: 'Nora',
  lastName: 'Neu',
  role: 'employee',
  ...change,
});

describe('invitations', () => {
  let app: AdminApp;
  let admin: Browser;

  beforeAll(async () => {
    app = await startAdmin();
    admin = await app.as('admin@demo.test');
  });
  afterAll(() => app.close());

  const view = async (id: string) => (await admin.get<EmployeeView>(`/api/admin/employees/${id}`)).body;
  const use = (token: string, password = 'vier alte Tannen') =>
    app.browser().post('/api/auth/connect', { token, password, confirmation: password });
  const follow = async ({ email }: InvitationView) => use(await tokenMailedTo(app, email));

  it('let somebody in who follows the link and chooses a password', async () => {
    const { status, body } = await admin.post<InvitationView>(invitations, somebody({ locale: 'fr' }));
    expect([status, body.name]).toEqual([201, 'Nora Neu']);
    // The person who invites never gets the link.
    expect(JSON.stringify(body)).not.toContain(await tokenMailedTo(app, body.email));
    expect(await view(body.employeeId)).toMatchObject({ invitation: 'sent', role: 'employee', locale: 'fr' });
    expect((await app.browser().signIn('neu@eingeladen.test', '')).status).not.toBe(200);
    expect((await follow(body)).status).toBe(200);
    expect((await view(body.employeeId)).invitation).toBe('accepted');
    expect((await follow(body)).status).not.toBe(200);
    expect((await admin.post(`/api/admin/employees/${body.employeeId}/invitation`, {})).body).toMatchObject({
      code: 'NOT_INVITED',
    });
  });

  it('are sent again by mail; only the newest link works', async () => {
    const { body: made } = await admin.post<InvitationView>(
      invitations,
      somebody({ email: 'zwei@eingeladen.test' }),
    );
    const first = await tokenMailedTo(app, made.email);
    const answer = await admin.post(`/api/admin/employees/${made.employeeId}/invitation`);
    const second = await tokenMailedTo(app, made.email);
    expect([answer.status, second === first]).toEqual([200, false]);
    expect(answer.text).not.toContain(second);
    expect((await use(first)).status).not.toBe(200);
    expect((await use(second)).status).toBe(200);
    const byHand = await admin.post(invitations, somebody({ email: 'hand@eingeladen.test', mail: false }));
    expect(byHand.status).toBe(422);
  });

  it('are taken back: the link is dead, the place free, and the person may be asked again', async () => {
    const email = 'drei@eingeladen.test';
    const seats = async () => (await admin.get<{ used: number }>('/api/admin/employees/seats')).body.used;
    const before = await seats();
    const { body } = await admin.post<InvitationView>(invitations, somebody({ email }));
    expect(await seats()).toBe(before + 1);
    const { version } = await view(body.employeeId);
    const url = `/api/admin/employees/${body.employeeId}`;
    expect((await admin.delete(`${url}/invitation`, { ifMatch: version + 1 })).status).toBe(412);
    expect((await admin.delete(`${url}/invitation`, { ifMatch: version })).status).toBe(204);
    expect([await seats(), (await admin.get(url)).status]).toEqual([before, 404]);
    expect((await follow(body)).status).not.toBe(200);
    const again = await admin.post<InvitationView>(invitations, somebody({ email, lastName: 'Neuer' }));
    expect([again.status, again.body.name]).toEqual([201, 'Nora Neuer']);
    expect((await view(again.body.employeeId)).name).toBe('Nora Neuer');
  });

  it('run out', async () => {
    const { body } = await admin.post<InvitationView>(
      invitations,
      somebody({ email: 'vier@eingeladen.test' }),
    );
    const now = app.clock.now();
    app.clock.set(new Date(now.getTime() + 8 * 86_400_000));
    const later = await app.as('admin@demo.test');
    const { body: shown } = await later.get<EmployeeView>(`/api/admin/employees/${body.employeeId}`);
    expect(shown.invitation).toBe('expired');
    app.clock.set(now);
  });

  it('reach nobody’s account in another licence, and give nobody more than the giver has', async () => {
    const known = await admin.post(invitations, somebody({ email: 'admin@muster.test' }));
    expect(known.body).toMatchObject({ status: 422, fields: [{ field: 'email', code: 'knownPerson' }] });
    const developer = await admin.post(invitations, somebody({ email: 'x@x.test', role: 'developer' }));
    expect(developer.body).toMatchObject({ code: 'ROLE_NOT_ALLOWED' });
    const employee = await app.as('employee@demo.test');
    expect((await employee.post(invitations, somebody({ email: 'y@x.test' }))).status).toBe(403);
    const superadmin = await app.as('superadmin@demo.test');
    const url = `/api/admin/licences/${demoLicences.bergwald.id}/employees/invitations`;
    expect((await superadmin.post(url, somebody({ email: 'admin@muster.test' }))).status).toBe(201);
    expect((await admin.post(url, somebody({ email: 'z@x.test' }))).status).toBe(403);
  });

  it('take the last place once, however many are sent at the same moment', async () => {
    const superadmin = await app.as('superadmin@demo.test');
    const url = `/api/admin/licences/${demoLicences.muster.id}`;
    const { body } = await superadmin.get<{ version: number; activeUsers: number }>(url);
    await superadmin.patch(url, { userLimit: body.activeUsers + 1 }, { ifMatch: body.version });
    const [one, other] = [await app.as('admin@muster.test'), await app.as('admin@muster.test')];
    const answers = await Promise.all(
      [one, other].map((browser, at) =>
        browser.post(invitations, somebody({ email: `${at}@platz.test` }), { key: `place-${at}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'USER_LIMIT_REACHED' });
    // Nobody is left behind by the one that failed: the address can be invited once there is room.
    const failed = answers.findIndex(({ status }) => status === 409);
    const now = await superadmin.get<{ version: number }>(url);
    await superadmin.patch(url, { userLimit: body.activeUsers + 2 }, { ifMatch: now.body.version });
    expect((await one.post(invitations, somebody({ email: `${failed}@platz.test` }))).status).toBe(201);
  });
});

describe('exports of people', () => {
  let app: AdminApp;
  beforeAll(async () => {
    app = await startAdmin();
  });
  afterAll(() => app.close());

  it('hold contact data and insurance numbers only where they were asked for, and never for others', async () => {
    const admin = await app.as('admin@demo.test');
    const url = '/api/admin/employees/export';
    const read = async (path: string) => {
      const headers = { cookie: admin.cookieHeader, 'x-requested-with': 'XMLHttpRequest' };
      return (await app.service.inject({ method: 'GET', url: path, headers })).body;
    };
    const plain = await read(`${url}/csv?filter[team]=Pflege`);
    expect(plain).toContain('Haldemann');
    expect(plain).not.toContain('@demo.test');
    expect(plain).not.toContain('756.');
    const full = await read(`${url}/full-csv?filter[team]=Pflege`);
    expect(full).toContain('cornelia.haldemann@demo.test');
    expect(full).toMatch(/756\.\d{4}\.\d{4}\.\d\d/);
    for (const email of ['supermanager@demo.test', 'foreman@demo.test']) {
      const other = await app.as(email);
      for (const file of ['csv', 'xlsx', 'full-csv', 'full-xlsx'])
        expect((await other.get(`${url}/${file}`)).status).toBe(403);
    }
  });
});
