import type { EmployeeView, InvitationView, UserView } from '@jahrring/contracts-admin';
import { demoLicences } from '@jahrring/demo';
import { Database, SERVICE_ENV, type ServiceEnv, systemContext } from '@jahrring/service-kit';
import { aPng } from '@jahrring/testing';
import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../src/identity/credential/password-hasher';
import { MembershipRepository } from '../src/identity/identity-record/membership.repository';
import { UserRepository } from '../src/identity/identity-record/user.repository';
import type { Browser } from './browser';
import { mailsTo, tokenMailedTo } from './mail-box';
import { type AdminApp, startAdmin } from './start-admin';

const employees = '/api/admin/employees';
const ours = 'vier alte Tannen';
const theirs = 'drei junge Buchen';
const twice = (password: string) => ({ password, confirmation: password });

describe('an account whose mailbox nobody has proved', () => {
  let app: AdminApp;
  let bergwald: Browser;
  let muster: Browser;

  beforeAll(async () => {
    app = await startAdmin();
    bergwald = await app.as('admin@demo.test');
    muster = await app.as('admin@muster.test');
  });
  afterAll(() => app.close());

  /** As accounts were made once: in Muster, with somebody's address and a password of the maker's. */
  async function madeInMuster(email: string): Promise<string> {
    const licenceId = demoLicences.muster.id;
    const passwordHash = await hashPassword(theirs);
    return app.service.get(Database).tx(systemContext({ licenceId }), async (ctx) => {
      const users = app.service.get(UserRepository);
      const person = { email, firstName: 'Ida', lastName: 'Inhaberin', locale: 'de', passwordHash } as const;
      const { id } = await users.create(ctx, { ...person, defaultLicenceId: licenceId });
      await app.service.get(MembershipRepository).insert(ctx, { userId: id, role: 'guest' });
      return id;
    });
  }

  const invite = (browser: Browser, email: string) =>
    browser.post<InvitationView>(`${employees}/invitations`, {
      email,
      firstName: 'Ida',
      lastName: 'Inhaberin',
      role: 'manager',
    });

  async function signedIn(email: string, password: string): Promise<Browser> {
    const browser = app.browser('192.0.2.99');
    expect((await browser.signIn(email, password)).body).toMatchObject({ step: 'done' });
    return browser;
  }

  async function addSecondFactor(browser: Browser, password: string): Promise<void> {
    const { body } = await browser.post<{ secret: string }>('/api/auth/totp', { password });
    const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({
      timestamp: app.clock.now().getTime(),
    });
    expect((await browser.post('/api/auth/totp/confirm', { code })).status).toBe(200);
  }

  it('is not its maker’s in another licence: the link gives it to who reads the mailbox', async () => {
    const email = 'ida@inhaberin.test';
    await madeInMuster(email);
    const maker = await signedIn(email, theirs);
    await addSecondFactor(maker, theirs);
    const { status, body } = await invite(bergwald, email);
    expect([status, body.name]).toEqual([201, 'Ida Inhaberin']);
    // Invited is not in: neither by the session of before nor by choosing the licence.
    const licenceId = demoLicences.bergwald.id;
    expect((await maker.post('/api/auth/licence', { licenceId })).status).toBe(403);
    expect((await maker.get('/api/boot')).body).toMatchObject({ licence: { id: demoLicences.muster.id } });
    const token = await tokenMailedTo(app, email);
    const owner = app.browser('192.0.2.98');
    await owner.get('/api/language/de/messages');
    expect((await owner.post('/api/auth/connect', { token })).body).toMatchObject({
      code: 'PASSWORD_NEEDED',
    });
    const joined = await owner.post('/api/auth/connect', { token, ...twice(ours) });
    expect(joined.body).toMatchObject({ step: 'done', licenceId });
    expect((await maker.get('/api/boot')).status).toBe(401);
    expect((await app.browser('192.0.2.97').signIn(email, theirs)).status).toBe(401);
    expect((await owner.get('/api/auth/totp')).body).toMatchObject({ active: false, recoveryCodesLeft: 0 });
    expect((await bergwald.get<EmployeeView>(`${employees}/${body.employeeId}`)).body.invitation).toBe(
      'accepted',
    );
  });

  it('shows nothing of its profile to a licence it has not joined', async () => {
    const email = 'profil@inhaberin.test';
    await madeInMuster(email);
    const maker = await signedIn(email, theirs);
    const picture = { name: 'ich.png', content: aPng(), type: 'image/png' };
    expect((await maker.upload('/api/auth/profile/picture', picture)).status).toBe(200);
    const { body } = await invite(bergwald, email);
    const profile = `/api/admin/employee-profiles/${body.employeeId}`;
    for (const part of ['picture', 'cv']) expect((await bergwald.get(`${profile}/${part}`)).status).toBe(404);
    const owner = app.browser('192.0.2.96');
    await owner.get('/api/language/de/messages');
    await owner.post('/api/auth/connect', { token: await tokenMailedTo(app, email), ...twice(ours) });
    expect((await bergwald.get(`${profile}/picture`)).status).toBe(200);
  });

  it('is taken back by its owner with a new password by mail', async () => {
    const email = 'zurueck@inhaberin.test';
    await madeInMuster(email);
    const maker = await signedIn(email, theirs);
    await addSecondFactor(maker, theirs);
    // Half way in, between password and code.
    const half = await app.browser('192.0.2.95').signIn(email, theirs);
    expect(half.body).toMatchObject({ step: 'code' });
    const owner = app.browser('192.0.2.94');
    await owner.get('/api/language/de/messages');
    await owner.post('/api/auth/password/forgot', { email });
    const token = await tokenMailedTo(app, email);
    expect((await owner.post('/api/auth/password/reset', { token, ...twice(ours) })).status).toBe(204);
    expect((await maker.get('/api/boot')).status).toBe(401);
    const challenge = String(half.body['challenge']);
    const late = await app
      .browser('192.0.2.95')
      .post('/api/auth/second-factor', { challenge, code: '123456' });
    expect([401, 403]).toContain(late.status);
    await addSecondFactor(await signedIn(email, ours), ours);
    // Once proved, a second factor outlives a new password.
    await owner.post('/api/auth/password/forgot', { email });
    const again = await tokenMailedTo(app, email);
    await owner.post('/api/auth/password/reset', { token: again, ...twice(theirs) });
    expect((await app.browser('192.0.2.93').signIn(email, theirs)).body).toMatchObject({ step: 'code' });
  });

  it('asks no licence to be let in', async () => {
    const email = 'anfrage@inhaberin.test';
    await madeInMuster(email);
    const maker = await signedIn(email, theirs);
    const asked = await maker.post('/api/auth/connection-requests', { adminEmail: 'admin@demo.test' });
    expect(asked.body).toMatchObject({ status: 409, code: 'EMAIL_UNPROVED' });
  });

  it('gets no password from anybody else, in no licence and from no superadmin', async () => {
    const superadmin = await app.as('superadmin@demo.test');
    const person = { email: 'neu@inhaberin.test', firstName: 'Ida', lastName: 'Neu' };
    const licence = `/api/admin/licences/${demoLicences.bergwald.id}/employees`;
    const set = { ...person, role: 'guest', password: ours };
    for (const [browser, url] of [
      [muster, employees],
      [superadmin, licence],
      [superadmin, '/api/admin/users'],
    ] as const)
      expect((await browser.post(url, set)).status).toBe(422);
    const { status, body } = await superadmin.post<UserView>('/api/admin/users', {
      ...person,
      superadmin: true,
    });
    expect([status, body.emailProved]).toEqual([201, false]);
    const change = await superadmin.patch(
      `/api/admin/users/${body.id}`,
      { password: ours },
      { ifMatch: body.version },
    );
    expect(change.status).toBe(422);
    const [mail] = await mailsTo(app, person.email);
    expect(mail).toMatchObject({ kind: 'account' });
    const owner = app.browser('192.0.2.92');
    await owner.get('/api/language/de/messages');
    const token = await tokenMailedTo(app, person.email);
    await owner.post('/api/auth/password/reset', { token, ...twice(ours) });
    expect((await owner.signIn(person.email, ours)).body).toMatchObject({ step: 'done' });
    expect((await superadmin.get<UserView>(`/api/admin/users/${body.id}`)).body.emailProved).toBe(true);
  });

  it('keeps its e-mail until the new one is proved, and the old one is told', async () => {
    const superadmin = await app.as('superadmin@demo.test');
    const [before, after] = ['foreman@demo.test', 'vorarbeiter@inhaberin.test'];
    const { body } = await superadmin.get<{ items: UserView[] }>(`/api/admin/users?search=${before}`);
    const [user] = body.items;
    const url = `/api/admin/users/${user?.id}`;
    const taken = await superadmin.patch(url, { email: 'Admin@demo.test' }, { ifMatch: user?.version ?? 0 });
    expect(taken.body).toMatchObject({ fields: [{ field: 'email', code: 'unique' }] });
    const asked = await superadmin.patch<UserView>(url, { email: after }, { ifMatch: user?.version ?? 0 });
    expect(asked.body).toMatchObject({ email: before, pendingEmail: after });
    expect((await mailsTo(app, before)).at(-1)).toMatchObject({ kind: 'emailChanging' });
    expect((await app.browser('192.0.2.91').signIn(after, 'jahrring-demo')).status).toBe(401);
    const owner = app.browser('192.0.2.90');
    await owner.get('/api/language/de/messages');
    const followed = await owner.post('/api/auth/connect', { token: await tokenMailedTo(app, after) });
    expect(followed.body).toMatchObject({ step: 'done' });
    expect((await owner.get('/api/boot')).body).toMatchObject({ user: { email: after } });
    expect((await mailsTo(app, before)).at(-1)).toMatchObject({ kind: 'emailChanged' });
    expect((await app.browser('192.0.2.89').signIn(before, 'jahrring-demo')).status).toBe(401);
  });
});

describe('the mails of an installation that is no demo', () => {
  it('show no link that opens an account', async () => {
    const app = await startAdmin();
    const admin = await app.as('admin@demo.test');
    const person = { email: 'a@b.test', firstName: 'A', lastName: 'B', role: 'guest' };
    await admin.post(`${employees}/invitations`, person);
    const passwordHash = await hashPassword(ours);
    const operator = { email: 'betrieb@b.test', firstName: 'B', lastName: 'C', locale: 'de' } as const;
    await app.service
      .get(Database)
      .tx(systemContext({ licenceId: '' }), (ctx) =>
        app.service.get(UserRepository).create(ctx, { ...operator, passwordHash, superadmin: true }),
      );
    const superadmin = app.browser();
    await superadmin.signIn(operator.email, ours);
    const { body } = await superadmin.get<{ items: { id: string }[] }>('/api/admin/mails');
    const url = `/api/admin/mails/${body.items[0]?.id}`;
    expect((await superadmin.get(url)).text).toContain('/auth/connect');
    const env: ServiceEnv = app.service.app.get(SERVICE_ENV, { strict: false });
    env.demo = false;
    expect((await superadmin.get(url)).body).toMatchObject({ kind: 'invitation', text: null });
    await app.close();
  });
});
