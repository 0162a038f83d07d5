import { demoPassword, getDemoPerson } from '@jahrring/demo';
import { Database, execute, systemContext } from '@jahrring/service-kit';
import { CanonicalEmails1795362450001 } from '../src/migrations/1795362450001-canonical-emails.migration';
import { OneTimeLinks } from '../src/identity/credential/one-time-links';
import { type AdminApp, startAdmin } from './start-admin';

const minute = 60_000;
const system = () => systemContext({ licenceId: '' });

describe('wrong passwords', () => {
  let app: AdminApp;
  beforeAll(async () => {
    app = await startAdmin({ trustedProxies: ['loopback'] });
  });
  afterAll(() => app.close());

  const from = (index: number) => `198.51.${index >> 8}.${index & 255}`;
  /** Returns how many of this many tries were checked instead of throttled. */
  async function heard(tries: number, attempt: (index: number) => Promise<{ status: number }>) {
    let count = 0;
    for (let index = 0; index < tries; index += 1) if ((await attempt(index)).status === 401) count += 1;
    return count;
  }

  it('are counted for the address the proxy saw, whatever the visitor claims', async () => {
    const direct = app.browser('203.0.113.7');
    const claim = (index: number) => ({
      headers: { 'x-forwarded-for': `${from(index)}, ${from(index + 9)}` },
    });
    await direct.get('/api/language/de/messages');
    const tries = await heard(60, (index) =>
      direct.post('/api/auth/login', { email: `wer${index}@demo.test`, password: 'falsch' }, claim(index)),
    );
    expect(tries).toBe(50);
    const proxied = app.browser('127.0.0.1');
    await proxied.get('/api/language/de/messages');
    const through = await heard(60, (index) =>
      proxied.post(
        '/api/auth/login',
        { email: `noch${index}@demo.test`, password: 'falsch' },
        { headers: { 'x-forwarded-for': `${from(index)}, 203.0.113.8` } },
      ),
    );
    expect(through).toBe(50);
  });

  it('are counted for the account, from however many addresses they come', async () => {
    const email = 'supermanager@demo.test';
    const known = app.browser('192.0.2.40');
    expect((await known.signIn(email, demoPassword)).status).toBe(200);
    await known.post('/api/auth/logout');
    const tries = await heard(40, (index) =>
      app.browser(from(index + 300)).signIn(email, `geraten ${index}`),
    );
    expect(tries).toBe(10);
    const stranger = await app.browser('192.0.2.41').signIn(email, demoPassword);
    expect(stranger).toMatchObject({ status: 429, body: { params: { seconds: 60 } } });
    // The owner's own browser is not locked by others, and guesses in it count for itself.
    expect((await known.signIn(email, demoPassword)).status).toBe(200);
    await known.post('/api/auth/logout');
    expect(await heard(8, () => known.signIn(email, 'falsch'))).toBe(5);
    expect((await known.signIn(email, demoPassword)).status).toBe(429);
  });

  it('open no account whose e-mail looks alike, and share no count with it', async () => {
    app.clock.advance(2 * 60 * minute);
    const email = 'customer@demo.test';
    for (const alike of ['cústomer@demo.test', 'customer@démo.test', 'ｃustomer@demo.test']) {
      expect((await app.browser('192.0.2.42').signIn(alike, demoPassword)).status).toBe(401);
    }
    const spelled = [' Customer@Demo.Test', 'CUSTOMER@demo.test', 'customer@DEMO.test '];
    const tries = await heard(9, (index) =>
      app.browser('192.0.2.43').signIn(spelled[index % 3] ?? email, 'falsch'),
    );
    expect(tries).toBe(5);
    expect((await app.browser('192.0.2.43').signIn(email, demoPassword)).status).toBe(429);
  });

  it('of an open session are counted for its person, from wherever', async () => {
    const person = 'ivan.kuenzi@demo.test';
    const sessions = await Promise.all(
      ['192.0.2.44', '192.0.2.45'].map(async (address) => {
        const browser = app.browser(address);
        await browser.signIn(person, demoPassword);
        return browser;
      }),
    );
    const change = { password: 'vier alte Tannen', confirmation: 'vier alte Tannen' };
    const statuses = [];
    for (let index = 0; index < 7; index += 1) {
      const answer = await sessions[index % 2]?.post('/api/auth/password', {
        ...change,
        oldPassword: 'falsch',
      });
      statuses.push(answer?.status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
  });

  it('are forgotten with the link of a forgotten password, whose browser is known from then on', async () => {
    const email = 'guest@demo.test';
    await heard(12, (index) => app.browser(from(index + 600)).signIn(email, 'falsch'));
    const browser = app.browser('192.0.2.46');
    expect((await browser.signIn(email, demoPassword)).status).toBe(429);
    const { token } = await app.service
      .get(Database)
      .tx(system(), (ctx) =>
        app.service
          .get(OneTimeLinks)
          .create(ctx, { purpose: 'reset', userId: getDemoPerson(email).userId, validMs: minute }),
      );
    const password = 'vier alte Tannen';
    const reset = { token, password, confirmation: password };
    expect((await browser.post('/api/auth/password/reset', reset)).status).toBe(204);
    await heard(12, (index) => app.browser(from(index + 700)).signIn(email, 'falsch'));
    expect((await app.browser('192.0.2.47').signIn(email, password)).status).toBe(429);
    expect((await browser.signIn(email, password)).status).toBe(200);
  });

  it('are not the only thing limited: links that are none are too', async () => {
    const set = { password: 'vier alte Tannen', confirmation: 'vier alte Tannen' };
    for (const path of ['connect', 'password/reset']) {
      const browser = app.browser(`192.0.2.5${path.length}`);
      await browser.get('/api/language/de/messages');
      const statuses = [];
      for (let index = 0; index < 51; index += 1) {
        statuses.push((await browser.post(`/api/auth/${path}`, { token: `t${index}`, ...set })).status);
      }
      expect(statuses.filter((status) => status === 409)).toHaveLength(50);
      expect(statuses.at(-1)).toBe(429);
    }
  });

  it('cannot reach two accounts of one address: older rows are brought to one form', async () => {
    const db = app.service.get(Database);
    const write = (email: string, id: string) =>
      db.tx(system(), (ctx) =>
        execute(db.writing(ctx), 'UPDATE users SET email = ? WHERE id = ?', [email, id]),
      );
    const [one, other] = ['manager@demo.test', 'trainee@demo.test'].map(
      (email) => getDemoPerson(email).userId,
    );
    await app.as('manager@demo.test');
    await write('info@xn--mller-kva.ch', one ?? '');
    await write('info@müller.ch', other ?? '');
    const runner = db.dataSource.createQueryRunner();
    await new CanonicalEmails1795362450001().up(runner);
    await runner.release();
    const rows: { id: string; email: string; blocked: number }[] = await db
      .manager(system())
      .query('SELECT id, email, blocked FROM users WHERE id IN (?, ?)', [one, other]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    expect(byId.get(one ?? '')).toMatchObject({ email: 'info@xn--mller-kva.ch', blocked: 0 });
    expect(byId.get(other ?? '')).toMatchObject({ email: `${other}@double.invalid`, blocked: 1 });
    expect((await app.browser('192.0.2.48').signIn('info@Müller.ch', demoPassword)).status).toBe(200);
  });
});
