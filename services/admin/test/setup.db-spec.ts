import { demoPassword } from '@jahrring/demo';
import {
  ContextSigner,
  contextHeader,
  SERVICE_ENV,
  type ServiceEnv,
  systemContext,
} from '@jahrring/service-kit';
import { Secret, TOTP } from 'otpauth';
import { UserRepository } from '../src/identity/identity-record/user.repository';
import { tokenIn } from './mail-box';
import { type AdminApp, startAdmin, testSecret } from './start-admin';

const password = 'vier alte Tannen';

async function setUp(app: AdminApp, email: string, licence = 'Forstbetrieb Neu') {
  const signed = new ContextSigner(testSecret).sign(systemContext({ licenceId: '' }));
  const answer = await app.service.inject({
    method: 'POST',
    url: '/api/admin/internal/setup',
    headers: { [contextHeader]: signed },
    payload: { email, licence },
  });
  return { status: answer.statusCode, body: answer.json<{ link: string; code?: string }>() };
}

describe('an installation that is no demo', () => {
  it('seeds nobody, and its operator makes the first superadmin by a link', async () => {
    const app = await startAdmin({ demo: false });
    expect((await app.browser().signIn('superadmin@demo.test', demoPassword)).status).toBe(401);
    expect((await app.browser().get('/api/auth/demo')).body).toEqual({ demo: false, accounts: [] });
    const unsigned = { method: 'POST', url: '/api/admin/internal/setup', payload: {} } as const;
    expect((await app.service.inject(unsigned)).statusCode).toBeGreaterThanOrEqual(400);
    const mistyped = await setUp(app, 'ana@betrieb.test');
    const { body, status } = await setUp(app, 'anna@betrieb.test');
    expect([mistyped.status, status]).toEqual([200, 200]);
    const anna = app.browser('192.0.2.10');
    await anna.get('/api/language/de/messages');
    const set = (link: string) =>
      anna.post('/api/auth/password/reset', { token: tokenIn(link), password, confirmation: password });
    expect((await set(mistyped.body.link)).body).toMatchObject({ code: 'LINK_INVALID' });
    expect((await set(body.link)).status).toBe(204);
    expect((await set(body.link)).body).toMatchObject({ code: 'LINK_INVALID' });
    // Nothing opens before the second factor.
    const first = await anna.signIn('anna@betrieb.test', password);
    expect(first.body).toMatchObject({ step: 'enrol' });
    expect((await anna.get('/api/boot')).status).toBe(401);
    const challenge = String(first.body['challenge']);
    const factor = await anna.post<{ secret: string }>('/api/auth/second-factor/enrol', { challenge });
    const totp = new TOTP({ secret: Secret.fromBase32(factor.body.secret) });
    const code = totp.generate({ timestamp: app.clock.now().getTime() });
    const confirmed = await anna.post('/api/auth/second-factor/enrol/confirm', { challenge, code });
    expect(confirmed.body).toMatchObject({ step: 'done' });
    expect((await anna.get('/api/boot')).body).toMatchObject({
      user: { superadmin: true },
      licence: { name: 'Forstbetrieb Neu', state: 'active' },
      demo: false,
    });
    expect((await setUp(app, 'zwei@betrieb.test')).body).toMatchObject({ code: 'SETUP_DONE' });
    await app.close();
  });

  it('lets nobody of a demo in that the data folder was used for before', async () => {
    const app = await startAdmin();
    const [before, superadmin] = [await app.as('admin@demo.test'), app.browser('192.0.2.11')];
    expect((await setUp(app, 'anna@betrieb.test')).body).toMatchObject({ code: 'SETUP_DONE' });
    const env: ServiceEnv = app.service.app.get(SERVICE_ENV, { strict: false });
    env.demo = false;
    expect((await before.get('/api/boot')).status).toBe(401);
    const { requestId: _one, ...known } = (await superadmin.signIn('superadmin@demo.test', demoPassword))
      .body;
    const { requestId: _two, ...unknown } = (await superadmin.signIn('niemand@demo.test', demoPassword)).body;
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ code: 'CREDENTIALS' });
    const { body, status } = await setUp(app, 'anna@betrieb.test');
    expect([status, body.link]).toEqual([200, expect.stringMatching(/\/password\/reset\/[\w-]{43}$/)]);
    const users = app.service.get(UserRepository);
    const ctx = systemContext({ licenceId: '' });
    expect(await users.findByEmail(ctx, 'anna@betrieb.test')).toMatchObject({ superadmin: true });
    await app.close();
  });
});
