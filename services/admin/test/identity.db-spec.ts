import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoLicences, demoMusterPeople, demoPassword, getDemoPerson } from '@jahrring/demo';
import { Database, execute, SERVICE_ENV, type ServiceEnv, systemContext } from '@jahrring/service-kit';
import { aPdf, aPng } from '@jahrring/testing';
import { Secret, TOTP } from 'otpauth';
import { ConnectLinks } from '../src/identity/auth/connect-links';
import { hashPassword } from '../src/identity/credential/password-hasher';
import { UserRepository } from '../src/identity/identity-record/user.repository';
import type { Browser } from './browser';
import { linkIn, mailsTo, tokenIn, tokenMailedTo } from './mail-box';
import { type AdminApp, startAdmin } from './start-admin';

const minute = 60_000;
const goodPassword = 'vier alte Tannen';

function codeOf(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}

/** A person who is nobody of the demo, with a password. */
async function createPerson(app: AdminApp, email: string, more: { superadmin?: boolean } = {}) {
  const db = app.service.get(Database);
  const passwordHash = await hashPassword(goodPassword);
  return db.tx(systemContext({ licenceId: '' }), (ctx) =>
    app.service
      .get(UserRepository)
      .create(ctx, { email, firstName: 'Nora', lastName: 'Neu', locale: 'de', passwordHash, ...more }),
  );
}

async function join2(app: AdminApp, userId: string, licenceId: string, role = 'employee'): Promise<void> {
  const db = app.service.get(Database);
  const now = '2026-01-01 00:00:00.000';
  await db.tx(systemContext({ licenceId }), (ctx) =>
    execute(
      db.writing(ctx),
      `INSERT INTO memberships (id, licence_id, user_id, role, active, extra_keys, version, created_at, updated_at)
       VALUES (?, ?, ?, ?, 1, '[]', 1, ?, ?)`,
      [crypto.randomUUID(), licenceId, userId, role, now, now],
    ),
  );
}

describe('identity', () => {
  let app: AdminApp;

  beforeAll(async () => {
    app = await startAdmin();
  });
  afterAll(() => app.close());

  describe('password reset', () => {
    const forgot = (browser: Browser, email: string) => browser.post('/api/auth/password/forgot', { email });
    const reset = (token: string, password: string) =>
      app.browser().post('/api/auth/password/reset', { token, password, confirmation: password });

    it('mails a link that sets a new password once, and ends every session', async () => {
      const open = await app.as('foreman@demo.test');
      expect((await forgot(app.browser('192.0.2.50'), 'Foreman@demo.test')).status).toBe(204);
      const [mail] = await mailsTo(app, 'foreman@demo.test');
      expect(mail).toMatchObject({ kind: 'passwordReset', state: 'queued', locale: 'de' });
      const link = linkIn(mail?.textBody);
      expect(link).toMatch(/^http:\/\/localhost:\d+\/password\/reset\/[\w-]{43}$/);
      const token = tokenIn(link);
      expect((await reset(token, 'Passwort1234')).body).toMatchObject({
        fields: [{ code: 'passwordCommon' }],
      });
      expect((await reset(token, goodPassword)).status).toBe(204);
      expect((await open.get('/api/boot')).status).toBe(401);
      expect((await app.browser().signIn('foreman@demo.test', goodPassword)).status).toBe(200);
      expect((await reset(token, 'andere Tannen hier')).body).toMatchObject({ code: 'LINK_INVALID' });
      expect((await mailsTo(app, 'foreman@demo.test')).map((one) => one.kind)).toEqual([
        'passwordReset',
        'passwordChanged',
      ]);
    });

    it('answers for an unknown account as for a known one, and does as much', async () => {
      const db = app.service.get(Database);
      const count = async () => {
        const rows: { n: number | string }[] = await db
          .manager(systemContext({ licenceId: '' }))
          .query('SELECT (SELECT COUNT(*) FROM mails) + (SELECT COUNT(*) FROM one_time_links) AS n');
        return Number(rows[0]?.n);
      };
      const before = await count();
      const known = await forgot(app.browser('192.0.2.51'), 'trainee@demo.test');
      const between = await count();
      const unknown = await forgot(app.browser('192.0.2.51'), 'niemand@demo.test');
      expect([known.status, unknown.status]).toEqual([204, 204]);
      expect(between - before).toBe(2);
      expect((await count()) - between).toBe(2);
      await app.service.runJob('admin.mail.send');
      const superadmin = await app.as('superadmin@demo.test');
      const list = await superadmin.get<{ items: { to: string }[] }>('/api/admin/mails?search=niemand');
      expect(list.body.items).toEqual([]);
    });

    it('is over after an hour', async () => {
      await forgot(app.browser('192.0.2.52'), 'manager@demo.test');
      const [mail] = await mailsTo(app, 'manager@demo.test');
      app.clock.advance(61 * minute);
      expect((await reset(tokenIn(linkIn(mail?.textBody)), goodPassword)).body).toMatchObject({
        code: 'LINK_INVALID',
        key: 'admin:errors.linkInvalid',
      });
    });

    it('goes three times an hour per account and ten per address, whether or not it exists', async () => {
      for (const email of ['supermanager@demo.test', 'unbekannt@demo.test']) {
        const statuses = [];
        for (let tries = 0; tries < 4; tries += 1) {
          statuses.push((await forgot(app.browser(`192.0.2.6${tries}`), email)).status);
        }
        expect(statuses).toEqual([204, 204, 204, 429]);
      }
      const statuses = [];
      for (let tries = 0; tries < 11; tries += 1) {
        statuses.push((await forgot(app.browser('192.0.2.70'), `wer${tries}@demo.test`)).status);
      }
      expect(statuses.filter((status) => status === 204)).toHaveLength(10);
      expect(statuses.at(-1)).toBe(429);
    });
  });

  describe('mails', () => {
    it('become files on the embedded default, which superadmins alone read', async () => {
      await app.service.runJob('admin.mail.send');
      const env: ServiceEnv = app.service.app.get(SERVICE_ENV, { strict: false });
      const superadmin = await app.as('superadmin@demo.test');
      const list = await superadmin.get<{ items: { id: string; state: string }[] }>(
        '/api/admin/mails?pageSize=50',
      );
      expect(list.body.items.length).toBeGreaterThan(3);
      expect(new Set(list.body.items.map((mail) => mail.state))).toEqual(new Set(['sent']));
      const [mail] = list.body.items;
      const files = await readdir(join(env.dataDir, 'mail'));
      expect(files).toContain(`${mail?.id}.eml`);
      const text = await readFile(join(env.dataDir, 'mail', `${mail?.id}.eml`), 'utf8');
      expect(text).toMatch(/Content-Type: multipart\/alternative/);
      expect((await superadmin.get(`/api/admin/mails/${mail?.id}`)).body).toMatchObject({
        text: expect.stringContaining('Jahrring'),
      });
      expect((await (await app.as('admin@demo.test')).get('/api/admin/mails')).status).toBe(403);
    });
  });

  describe('one-time links', () => {
    it('let an invited person in, who sets a password first; once', async () => {
      const { id: licenceId } = demoLicences.muster;
      const person = await createPerson(app, 'eingeladen@muster.test');
      await app.service.get(Database).tx(systemContext({ licenceId }), async (ctx) => {
        await app.service.get(UserRepository).change(ctx, person.id, 1, { passwordHash: '' });
      });
      await join2(app, person.id, licenceId, 'guest');
      await app.service
        .get(ConnectLinks)
        .create(systemContext({ licenceId }), { email: person.email, licenceId, purpose: 'invitation' });
      const token = await tokenMailedTo(app, person.email);
      const browser = app.browser('192.0.2.80');
      expect((await browser.signIn(person.email, '')).status).toBe(422);
      const first = await browser.post('/api/auth/connect', { token });
      expect(first.body).toMatchObject({ code: 'PASSWORD_NEEDED', params: { licence: 'Zimmerei Muster' } });
      const set = { token, password: goodPassword, confirmation: goodPassword };
      expect((await browser.post('/api/auth/connect', set)).body).toMatchObject({ step: 'done', licenceId });
      expect((await browser.get('/api/boot')).body).toMatchObject({ licence: { name: 'Zimmerei Muster' } });
      expect((await app.browser().post('/api/auth/connect', set)).body).toMatchObject({
        code: 'LINK_INVALID',
      });
      expect((await app.browser().signIn(person.email, goodPassword)).status).toBe(200);
    });

    it('are worth nothing once a newer one was made, or after a week', async () => {
      const { id: licenceId } = demoLicences.bergwald;
      const userId = getDemoPerson('employee@demo.test').userId;
      const links = app.service.get(ConnectLinks);
      const make = async () => {
        await links.create(systemContext({ licenceId }), { userId, licenceId, purpose: 'connection' });
        return tokenMailedTo(app, 'employee@demo.test');
      };
      const [old, fresh] = [await make(), await make()];
      const follow = async (token: string) =>
        (await app.browser('192.0.2.81').post('/api/auth/connect', { token })).status;
      expect(await follow(old)).toBe(409);
      app.clock.advance(8 * 24 * 60 * minute);
      expect(await follow(fresh)).toBe(409);
    });
  });

  describe('second factor', () => {
    let secret: string;
    let codes: string[];
    const email = 'faktor@demo.test';

    it('is set up with a code, tells recovery codes once and ends the other sessions', async () => {
      const person = await createPerson(app, email);
      await join2(app, person.id, demoLicences.bergwald.id, 'guest');
      const browser = app.browser('192.0.2.90');
      await browser.signIn(email, goodPassword);
      const other = app.browser('192.0.2.91');
      await other.signIn(email, goodPassword);
      expect((await browser.post('/api/auth/totp', { password: 'falsch' })).status).toBe(422);
      const setup = await browser.post<{ secret: string; uri: string; qr: string }>('/api/auth/totp', {
        password: goodPassword,
      });
      expect(setup.body.uri).toMatch(/^otpauth:\/\/totp\/Jahrring:/);
      expect(setup.body.qr).toMatch(/^<svg/);
      secret = setup.body.secret;
      expect((await browser.post('/api/auth/totp/confirm', { code: '000000' })).status).toBe(401);
      const code = codeOf(secret, app.clock.now());
      const done = await browser.post<{ codes: string[] }>('/api/auth/totp/confirm', { code });
      codes = done.body.codes;
      expect(codes).toHaveLength(10);
      expect((await other.get('/api/boot')).status).toBe(401);
      expect((await browser.get('/api/auth/totp')).body).toMatchObject({
        active: true,
        recoveryCodesLeft: 10,
      });
      const rows: unknown[] = await app.service
        .get(Database)
        .manager(systemContext({ licenceId: '' }))
        .query('SELECT * FROM recovery_codes UNION ALL SELECT id, id, totp_secret, totp_since FROM users');
      expect(JSON.stringify(rows)).not.toContain(secret);
      expect(JSON.stringify(rows)).not.toContain(codes[0]);
    });

    it('gives no session before it: neither cookie nor challenge opens anything', async () => {
      const browser = app.browser('192.0.2.92');
      const answer = await browser.signIn(email, goodPassword, { trusted: true });
      expect(answer.body).toMatchObject({ step: 'code', challenge: expect.any(String) });
      expect(answer.body).not.toHaveProperty('userId');
      expect(browser.cookieNames).toEqual(['XSRF-TOKEN']);
      const challenge = String(answer.body['challenge']);
      for (const url of ['/api/boot', '/api/auth/profile', '/api/auth/sessions', '/api/admin/cv-entries']) {
        expect((await browser.get(url)).status).toBe(401);
        const forged = { headers: { cookie: `jahrring_session=${challenge}` } };
        expect((await app.browser().get(url, forged)).status).toBe(401);
      }
      const rest = { challenge, code: codeOf(secret, app.clock.now()) };
      expect((await browser.post('/api/auth/second-factor/enrol', { challenge })).status).toBe(401);
      app.clock.advance(2 * minute);
      const code = codeOf(secret, app.clock.now());
      expect((await browser.post('/api/auth/second-factor', { ...rest, code })).body).toMatchObject({
        step: 'done',
      });
      expect((await browser.get('/api/boot')).status).toBe(200);
      const again = { challenge, code };
      expect((await app.browser().post('/api/auth/second-factor', again)).status).toBe(401);
    });

    it('takes no code twice, a recovery code once, and shuts after five wrong ones', async () => {
      app.clock.advance(5 * minute);
      const begin = async (address: string) => {
        const browser = app.browser(address);
        const { body } = await browser.signIn(email, goodPassword);
        const challenge = String(body['challenge']);
        return (code: string) => browser.post('/api/auth/second-factor', { challenge, code });
      };
      const code = codeOf(secret, app.clock.now());
      expect((await (await begin('192.0.2.93'))(code)).status).toBe(200);
      expect((await (await begin('192.0.2.93'))(code)).body).toMatchObject({ code: 'CODE_WRONG' });
      const recovery = codes[0] ?? '';
      expect((await (await begin('192.0.2.94'))(recovery.toLowerCase())).status).toBe(200);
      expect((await (await begin('192.0.2.94'))(recovery)).status).toBe(401);
      app.clock.advance(2 * minute);
      const guess = await begin('192.0.2.95');
      const statuses = [];
      for (let tries = 0; tries < 5; tries += 1) statuses.push((await guess('123456')).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401]);
      // Locked for the account, from wherever, and this challenge is over.
      expect((await (await begin('192.0.2.96'))(codes[1] ?? '')).status).toBe(429);
      app.clock.advance(2 * minute);
      expect((await guess(codes[1] ?? '')).body).toMatchObject({ code: 'CHALLENGE_OVER' });
    });

    it('is taken off by a superadmin for who has lost everything', async () => {
      const superadmin = await app.as('superadmin@demo.test');
      const { body } = await superadmin.get<{ items: { id: string; secondFactor: boolean }[] }>(
        `/api/admin/users?search=${email}`,
      );
      const [person] = body.items;
      expect(person).toMatchObject({ secondFactor: true });
      const url = `/api/admin/users/${person?.id}/second-factor/remove`;
      expect((await (await app.as('admin@demo.test')).post(url)).status).toBe(404);
      expect((await superadmin.post(url)).status).toBe(204);
      expect((await app.browser('192.0.2.97').signIn(email, goodPassword)).body).toMatchObject({
        step: 'done',
      });
    });

    it('is off for the demo accounts', async () => {
      const superadmin = await app.as('superadmin@demo.test');
      expect((await superadmin.get('/api/auth/totp')).body).toMatchObject({
        available: false,
        required: false,
      });
      expect((await superadmin.post('/api/auth/totp', { password: demoPassword })).body).toMatchObject({
        code: 'SECOND_FACTOR_UNAVAILABLE',
      });
    });
  });

  describe('sessions', () => {
    it('are listed and ended by their person alone', async () => {
      const here = await app.as('customer@demo.test');
      const there = await app.as('customer@demo.test');
      const list = await here.get<{ items: { id: string; current: boolean; address: string }[] }>(
        '/api/auth/sessions',
      );
      expect(list.body.items.map((session) => session.current)).toEqual([true, false]);
      expect(list.body.items[0]).toMatchObject({
        address: '192.0.2.1',
        licenceName: 'Forstbetrieb Bergwald',
      });
      const other = list.body.items[1]?.id ?? '';
      const stranger = await app.as('admin@muster.test');
      expect((await stranger.post(`/api/auth/sessions/${other}/end`)).status).toBe(404);
      expect((await here.post(`/api/auth/sessions/${other}/end`)).status).toBe(204);
      expect((await there.get('/api/boot')).status).toBe(401);
      const third = await app.as('customer@demo.test');
      expect((await here.post('/api/auth/sessions/end-others')).status).toBe(204);
      expect([(await third.get('/api/boot')).status, (await here.get('/api/boot')).status]).toEqual([
        401, 200,
      ]);
    });

    it('last as long as the licence has set', async () => {
      const superadmin = await app.as('superadmin@demo.test');
      const { id } = demoLicences.muster;
      const licence = await superadmin.get<{ version: number }>(`/api/admin/licences/${id}`);
      await superadmin.patch(
        `/api/admin/licences/${id}`,
        { settings: { sessionIdleHours: 1 } },
        { ifMatch: licence.body.version },
      );
      const browser = await app.as('admin@muster.test');
      app.clock.advance(61 * minute);
      await new Promise((resolve) => setTimeout(resolve, 1_100));
      expect((await browser.get('/api/boot')).status).toBe(401);
    });

    it('of a blocked person are over at the next request', async () => {
      const person = await createPerson(app, 'gesperrt@demo.test');
      await join2(app, person.id, demoLicences.bergwald.id, 'guest');
      const browser = app.browser();
      await browser.signIn(person.email, goodPassword);
      expect((await browser.get('/api/boot')).status).toBe(200);
      const superadmin = await app.as('superadmin@demo.test');
      await superadmin.patch(`/api/admin/users/${person.id}`, { blocked: true }, { ifMatch: 1 });
      expect((await browser.get('/api/boot')).status).toBe(401);
    });
  });

  describe('profile', () => {
    it('is the own one, with versions, and tells the licences a new name', async () => {
      const browser = await app.as('employee@demo.test');
      const { body } = await browser.get<{ version: number; email: string }>('/api/auth/profile');
      expect(body.email).toBe('employee@demo.test');
      const change = {
        firstName: 'Peter',
        phone: '+41 79 123 45 67',
        birthdate: '1990-02-28',
        salutation: 'mr',
      };
      expect((await browser.patch('/api/auth/profile', change)).status).toBe(428);
      const changed = await browser.patch('/api/auth/profile', change, { ifMatch: body.version });
      expect(changed.body).toMatchObject({ ...change, version: body.version + 1 });
      expect((await browser.patch('/api/auth/profile', change, { ifMatch: body.version })).status).toBe(412);
      const wrong = { phone: 'abc', superadmin: true };
      expect((await browser.patch('/api/auth/profile', wrong, { ifMatch: body.version + 1 })).status).toBe(
        422,
      );
      const foreign = { defaultLicenceId: demoLicences.muster.id };
      const refused = await browser.patch('/api/auth/profile', foreign, { ifMatch: body.version + 1 });
      expect(refused.body).toMatchObject({ fields: [{ field: 'defaultLicenceId', code: 'exists' }] });
    });

    it('takes a PNG or JPG as picture, seen by the licence and nobody else', async () => {
      const browser = await app.as('employee@demo.test');
      const url = '/api/auth/profile/picture';
      expect((await browser.upload(url, { name: 'ich.pdf', content: aPdf() })).body).toMatchObject({
        fields: [{ field: 'file', code: 'image' }],
      });
      const large = Buffer.concat([aPng(), Buffer.alloc(11 * 1024 * 1024)]);
      expect((await browser.upload(url, { name: 'ich.png', content: large })).body).toMatchObject({
        fields: [{ code: 'maxFile', params: { size: 11, max: 10 } }],
      });
      const first = await browser.upload(url, { name: 'ich.png', content: aPng() });
      const second = await browser.upload(url, { name: 'ich.png', content: aPng(8, 8) });
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(second.body['pictureId']).not.toBe(first.body['pictureId']);
      expect((await browser.get(url)).headers['content-type']).toBe('image/png');
      const { employeeId } = getDemoPerson('employee@demo.test');
      const seen = `/api/admin/employee-profiles/${employeeId}/picture`;
      expect((await (await app.as('trainee@demo.test')).get(seen)).status).toBe(200);
      expect((await (await app.as('admin@muster.test')).get(seen)).status).toBe(404);
    });

    it('keeps a CV with documents, read by those who keep the employees', async () => {
      const browser = await app.as('employee@demo.test');
      const entry = { kind: 'work', title: 'Forstwart', place: 'Staatswald', startsOn: '2015-08-01' };
      const bad = await browser.post('/api/admin/cv-entries', { ...entry, endsOn: '2015-01-01' });
      expect(bad.body).toMatchObject({ fields: [{ field: 'endsOn', code: 'afterOrEqual' }] });
      const key = 'cv-entry-once';
      const made = await browser.post<{ id: string }>('/api/admin/cv-entries', entry, { key });
      const again = await browser.post<{ id: string }>('/api/admin/cv-entries', entry, { key });
      expect([made.status, again.body.id]).toEqual([201, made.body.id]);
      const url = `/api/admin/cv-entries/${made.body.id}`;
      expect(
        (await browser.upload(`${url}/documents`, { name: 'a.png', content: aPng() })).body,
      ).toMatchObject({
        fields: [{ code: 'mimes' }],
      });
      const filled = await browser.upload<{ version: number; documents: { id: string }[] }>(
        `${url}/documents`,
        { name: 'Zeugnis.pdf', content: aPdf(), type: 'application/pdf' },
      );
      const late = await browser.patch(url, { title: 'Vorarbeiter' }, { ifMatch: 1 });
      expect(late).toMatchObject({ status: 412, body: { current: { ...entry, version: 2, endsOn: null } } });
      const documentUrl = `documents/${filled.body.documents[0]?.id}`;
      const { employeeId } = getDemoPerson('employee@demo.test');
      const seen = `/api/admin/employee-profiles/${employeeId}/cv`;
      const admin = await app.as('admin@demo.test');
      expect((await admin.get(seen)).body).toMatchObject({ items: [{ title: 'Forstwart' }] });
      expect((await admin.get(`${seen}/${made.body.id}/${documentUrl}`)).status).toBe(200);
      expect((await (await app.as('manager@demo.test')).get(seen)).status).not.toBe(200);
      const stranger = await app.as('admin@muster.test');
      for (const foreign of [seen, `${seen}/${made.body.id}/${documentUrl}`, `${url}/${documentUrl}`]) {
        expect((await stranger.get(foreign)).status).toBe(404);
      }
      expect((await stranger.delete(url, { ifMatch: filled.body.version })).status).toBe(404);
      expect((await browser.delete(url)).status).toBe(428);
      expect((await browser.delete(url, { ifMatch: filled.body.version })).status).toBe(204);
      expect((await browser.get(`${url}/${documentUrl}`)).status).toBe(404);
    });
  });

  it('people are deleted with their places, and out at once', async () => {
    const person = await createPerson(app, 'geht@demo.test');
    await join2(app, person.id, demoLicences.bergwald.id);
    const browser = app.browser();
    await browser.signIn(person.email, goodPassword);
    const superadmin = await app.as('superadmin@demo.test');
    expect((await superadmin.delete(`/api/admin/users/${person.id}`)).status).toBe(428);
    expect((await superadmin.delete(`/api/admin/users/${person.id}`, { ifMatch: 1 })).status).toBe(204);
    expect((await browser.get('/api/boot')).status).toBe(401);
    expect((await app.browser().signIn(person.email, goodPassword)).status).toBe(401);
    const list = await superadmin.get<{ items: object[] }>('/api/admin/users?search=geht@demo.test');
    expect(list.body.items).toEqual([]);
    const after = await superadmin.get<{ memberships: object[] }>(`/api/admin/users/${person.id}`);
    expect(after.body.memberships).toMatchObject([{ active: false }]);
  });

  describe('requests to licences', () => {
    const url = '/api/auth/connection-requests';

    it('are found by an admin, sent once, and accepted into the licence', async () => {
      const person = await app.as('admin@muster.test');
      const ask = { adminEmail: 'admin@demo.test', message: 'Ich arbeite bei euch mit.' };
      expect((await person.post(url, { adminEmail: 'niemand@demo.test' })).body).toMatchObject({
        fields: [{ field: 'adminEmail', code: 'exists' }],
      });
      expect((await person.post(url, { adminEmail: 'employee@demo.test' })).status).toBe(422);
      const sent = await person.post<{ id: string }>(url, ask);
      expect(sent.body).toMatchObject({ state: 'sent', licenceName: 'Forstbetrieb Bergwald' });
      expect((await person.post<{ id: string }>(url, ask)).body.id).toBe(sent.body.id);
      const superadmin = await app.as('superadmin@demo.test');
      const userId = demoMusterPeople.find(({ email }) => email === 'admin@muster.test')?.userId ?? '';
      const { body: user } = await superadmin.get<{ version: number }>(`/api/admin/users/${userId}`);
      const gone = await superadmin.delete(`/api/admin/users/${userId}`, { ifMatch: user.version });
      expect(gone.body).toMatchObject({ code: 'USER_HAS_REQUESTS' });
      const decide = `/api/admin/connection-requests/${sent.body.id}`;
      expect((await (await app.as('manager@demo.test')).post(`${decide}/accept`)).status).not.toBe(204);
      const admin = await app.as('admin@demo.test');
      expect((await admin.get('/api/admin/connection-requests')).body).toMatchObject({
        items: [{ personEmail: 'admin@muster.test', message: ask.message }],
      });
      expect((await admin.post(`${decide}/accept`)).status).toBe(204);
      expect((await admin.post(`${decide}/decline`, {})).body).toMatchObject({ code: 'REQUEST_DECIDED' });
      const boot = await person.get<{ licences: { name: string }[] }>('/api/boot');
      expect(boot.body.licences.map(({ name }) => name)).toContain('Forstbetrieb Bergwald');
      expect((await person.post(url, ask)).body).toMatchObject({ code: 'LICENCE_CONNECTED' });
      expect((await mailsTo(app, 'admin@muster.test')).map(({ kind }) => kind)).toContain(
        'connectionAccepted',
      );
    });

    it('are declined with a reason, or taken back', async () => {
      const person = await app.as('employee@demo.test');
      const admin = await app.as('admin@muster.test');
      const send = async () =>
        (
          await person.post<{ id: string }>(url, {
            adminEmail: 'admin@muster.test',
            licenceName: 'zimmerei muster',
          })
        ).body.id;
      const decide = async (id: string) =>
        admin.post(`/api/admin/connection-requests/${id}/decline`, { reason: 'Wir kennen dich nicht.' });
      expect((await decide(await send())).status).toBe(204);
      expect((await person.get(url)).body).toMatchObject({
        items: [{ state: 'declined', reason: 'Wir kennen dich nicht.' }],
      });
      const second = await send();
      expect((await person.post(`${url}/${second}/withdraw`)).status).toBe(204);
      expect((await decide(second)).body).toMatchObject({ code: 'REQUEST_DECIDED' });
      expect((await admin.post(`${url}/${second}/withdraw`)).status).toBe(404);
    });
  });
});

it('asks a superadmin for a second factor wherever it is no demo', async () => {
  const app = await startAdmin({ demo: false });
  const user = await createPerson(app, 'chefin@betrieb.test', { superadmin: true });
  const db = app.service.get(Database);
  await db.tx(systemContext({ licenceId: '' }), (ctx) =>
    execute(
      db.writing(ctx),
      `INSERT INTO licences (id, name, type, state, starts_on, time_zone, country, currency, settings, demo_data, version, created_at, updated_at)
       VALUES (?, 'Betrieb', 'light', 'active', '2026-01-01', 'Europe/Zurich', 'CH', 'CHF', '{}', 0, 1, ?, ?)`,
      [crypto.randomUUID(), '2026-01-01 00:00:00.000', '2026-01-01 00:00:00.000'],
    ),
  );
  const browser = app.browser();
  const first = await browser.signIn(user.email, goodPassword);
  expect(first.body).toMatchObject({ step: 'enrol' });
  const challenge = String(first.body['challenge']);
  expect((await browser.get('/api/boot')).status).toBe(401);
  const { body } = await browser.post<{ secret: string }>('/api/auth/second-factor/enrol', { challenge });
  const code = codeOf(body.secret, app.clock.now());
  const done = await browser.post('/api/auth/second-factor/enrol/confirm', { challenge, code });
  expect(done.body).toMatchObject({
    step: 'done',
    recoveryCodes: expect.arrayContaining([expect.any(String)]),
  });
  expect((await browser.get('/api/boot')).status).toBe(200);
  expect((await browser.post('/api/auth/totp/off', { password: goodPassword })).body).toMatchObject({
    code: 'SECOND_FACTOR_REQUIRED',
  });
  await app.close();
});
