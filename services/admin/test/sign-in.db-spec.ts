import { demoLicences, demoPassword } from '@jahrring/demo';
import { Browser } from './browser';
import { type AdminApp, startAdmin } from './start-admin';

const minute = 60_000;
const hour = 60 * minute;

describe('sign-in', () => {
  let app: AdminApp;

  beforeAll(async () => {
    app = await startAdmin();
  });
  afterAll(() => app.close());

  it('answers boot only to who is signed in', async () => {
    const browser = app.browser();
    expect((await browser.get('/api/boot')).status).toBe(401);
    expect((await browser.signIn('Manager@demo.test', demoPassword)).status).toBe(200);
    const boot = await browser.get('/api/boot');
    expect(boot.body).toMatchObject({
      user: { email: 'manager@demo.test', role: 'manager', superadmin: false },
      licence: { name: 'Forstbetrieb Bergwald', type: 'extended', state: 'active' },
      demo: true,
    });
    expect((await browser.post('/api/auth/logout')).status).toBe(204);
    expect((await browser.get('/api/boot')).status).toBe(401);
  });

  it('answers a start without a session with nothing, and only that', async () => {
    const headers = { prefer: 'handling=lenient, return=minimal' };
    const browser = app.browser();
    const nobody = await browser.get('/api/boot', { headers });
    expect([nobody.status, nobody.text]).toEqual([204, '']);
    expect((await browser.get('/api/auth/profile', { headers })).status).toBe(401);
    const forged = { ...headers, cookie: 'jahrring_session=unknown' };
    expect((await browser.get('/api/boot', { headers: forged })).status).toBe(401);
  });

  it('sets a session cookie that scripts cannot read', async () => {
    const answer = await app.browser().signIn('guest@demo.test', demoPassword);
    const [session] = [answer.headers['set-cookie']]
      .flat()
      .filter((cookie) => String(cookie).startsWith('jahrring_session='));
    expect(session).toMatch(/HttpOnly/);
    expect(session).toMatch(/SameSite=Lax/);
    expect(session).not.toMatch(/Max-Age/);
  });

  it('tells a wrong password and an unknown person alike', async () => {
    const wrong = await app.browser('192.0.2.10').signIn('manager@demo.test', 'falsch');
    const unknown = await app.browser('192.0.2.10').signIn('niemand@demo.test', 'falsch');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const { requestId: _one, ...first } = wrong.body;
    const { requestId: _two, ...second } = unknown.body;
    expect(first).toEqual(second);
    expect(first).toMatchObject({ code: 'CREDENTIALS', key: 'admin:errors.credentials' });
  });

  it('names the fields of a bad body', async () => {
    const browser = app.browser();
    await browser.get('/api/auth/demo');
    const answer = await browser.post('/api/auth/login', { email: '', extra: 1 });
    expect(answer.status).toBe(422);
    const fields = answer.body['fields'] as { field: string }[];
    expect(fields.map((field) => field.field)).toEqual(expect.arrayContaining(['email', 'password']));
  });

  it('locks after five failures for as long as it says, on every instance', async () => {
    const other = await app.another();
    const here = app.browser('192.0.2.20');
    const there = new Browser(other, '192.0.2.20');
    for (let tries = 0; tries < 5; tries += 1) {
      const browser = tries % 2 ? here : there;
      expect((await browser.signIn('throttle@demo.test', `falsch ${tries}`)).status).toBe(401);
    }
    for (const browser of [here, there]) {
      const locked = await browser.signIn('throttle@demo.test', demoPassword);
      expect(locked.status).toBe(429);
      expect(locked.body).toMatchObject({ code: 'SIGN_IN_THROTTLED', params: { seconds: 60 } });
      expect(locked.headers['retry-after']).toBe('60');
    }
    expect((await app.browser('192.0.2.21').signIn('throttle@demo.test', demoPassword)).status).toBe(200);
    app.clock.advance(61_000);
    expect((await here.signIn('throttle@demo.test', demoPassword)).status).toBe(200);
  });

  it('answers no more than five of many guesses at once', async () => {
    const guesses = Array.from({ length: 14 }, (_, index) =>
      app.browser('192.0.2.30').signIn('foreman@demo.test', `geraten ${index}`),
    );
    const statuses = (await Promise.all(guesses)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(9);
  });

  it('refuses a foreign or forged call', async () => {
    const browser = await app.as('employee@demo.test');
    const forged = await browser.post('/api/auth/logout', undefined, { headers: { 'x-xsrf-token': 'x.y' } });
    expect(forged.status).toBe(403);
    expect(forged.body).toMatchObject({ code: 'CSRF' });
    const cross = await browser.post('/api/auth/logout', undefined, {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(cross.status).toBe(403);
    expect((await browser.get('/api/boot')).status).toBe(200);
  });

  it('tells somebody whose membership is shut why, and only with the right password', async () => {
    const right = await app.browser().signIn('blocked@demo.test', demoPassword);
    expect(right.status).toBe(403);
    expect(right.body).toMatchObject({
      code: 'MEMBERSHIP_BLOCKED',
      params: { licence: 'Forstbetrieb Bergwald' },
    });
    expect((await app.browser().signIn('blocked@demo.test', 'falsch')).status).toBe(401);
  });

  it('lets an idle session end after twelve hours, on a trusted device after thirty days', async () => {
    const short = await app.as('customer@demo.test');
    const long = app.browser();
    await long.signIn('customer@demo.test', demoPassword, { trusted: true });
    app.clock.advance(11 * hour);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect((await short.get('/api/boot')).status).toBe(200);
    app.clock.advance(11 * hour);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect((await short.get('/api/boot')).status).toBe(200);
    app.clock.advance(13 * hour);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect((await short.get('/api/boot')).status).toBe(401);
    expect((await long.get('/api/boot')).status).toBe(200);
  });

  it('changes a password, refuses common ones and ends the other sessions', async () => {
    const browser = await app.as('ivan.kuenzi@demo.test');
    const other = await app.as('ivan.kuenzi@demo.test');
    const change = (password: string, oldPassword = demoPassword) =>
      browser.post('/api/auth/password', { oldPassword, password, confirmation: password });
    expect((await change('vier alte Tannen', 'falsch')).body).toMatchObject({
      fields: [{ field: 'oldPassword', code: 'wrong_old_password' }],
    });
    expect((await change('Passwort2026')).body).toMatchObject({ fields: [{ code: 'passwordCommon' }] });
    expect((await change('kurz12')).body).toMatchObject({ fields: [{ code: 'min', params: { min: 10 } }] });
    expect((await change('vier alte Tannen')).status).toBe(204);
    expect((await browser.get('/api/boot')).status).toBe(200);
    expect((await other.get('/api/boot')).status).toBe(401);
    expect((await app.browser().signIn('ivan.kuenzi@demo.test', 'vier alte Tannen')).status).toBe(200);
  });

  it('gives the session a new token in another licence; the one of before opens nothing', async () => {
    const browser = app.browser();
    await browser.signIn('superadmin@demo.test', demoPassword, { trusted: true });
    const before = browser.cookieHeader;
    const other = await app.another();
    const moved = await browser.post('/api/auth/licence', { licenceId: demoLicences.muster.id });
    expect(moved.status).toBe(204);
    expect([moved.headers['set-cookie']].flat().join()).toMatch(
      /jahrring_session=[\w-]{43}; .*Max-Age=2592000/,
    );
    expect(browser.cookieHeader).not.toBe(before);
    for (const service of [app.service, other]) {
      const old = { method: 'GET', url: '/api/boot', headers: { cookie: before } } as const;
      expect((await service.inject(old)).statusCode).toBe(401);
    }
    expect((await browser.get('/api/boot')).body).toMatchObject({ licence: { name: 'Zimmerei Muster' } });
    const sessions = await browser.get<{ items: { current: boolean }[] }>('/api/auth/sessions');
    expect(sessions.body.items.filter(({ current }) => current)).toHaveLength(1);
  });

  it('moves between own licences only', async () => {
    const browser = await app.as('admin@demo.test');
    const foreign = await browser.post('/api/auth/licence', { licenceId: demoLicences.muster.id });
    expect(foreign.status).toBe(404);
    const superadmin = await app.as('superadmin@demo.test');
    expect((await superadmin.post('/api/auth/licence', { licenceId: demoLicences.muster.id })).status).toBe(
      204,
    );
    expect((await superadmin.get('/api/boot')).body).toMatchObject({ licence: { name: 'Zimmerei Muster' } });
  });
});
