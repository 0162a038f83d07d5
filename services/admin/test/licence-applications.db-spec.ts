import type {
  ApplicationOfLicence,
  FirstStepsView,
  LicenceApplicationView,
  LicenceView,
} from '@jahrring/contracts-admin';
import { LicenceJobs } from '../src/identity/licence/licence.jobs';
import type { Browser } from './browser';
import { mailsTo, tokenMailedTo } from './mail-box';
import { type AdminApp, startAdmin } from './start-admin';

const path = '/api/auth/applications';
const password = 'vier alte Tannen';
const DAY_MS = 86_400_000;
interface Page<T> {
  items: T[];
  total: number;
}

describe('applying for a licence', () => {
  let app: AdminApp;
  let superadmin: Browser;
  let from = 0;

  beforeAll(async () => {
    app = await startAdmin();
    superadmin = await app.as('superadmin@demo.test');
  });
  afterAll(() => app.close());

  /** Each from an address of its own, so that only what a test throttles is throttled. */
  const stranger = () => app.browser(`198.51.100.${(from += 1)}`);
  const company = (change: object = {}) => ({
    ...{ licenceName: 'Forst Graben', type: 'standard', country: 'CH', zip: '3550', city: 'Langnau' },
    ...{ firstName: 'Rita', lastName: 'Graber', email: 'rita@graben.test', locale: 'fr' },
    ...change,
  });
  const apply = (change: object = {}, browser = stranger()) => browser.post(path, company(change));
  const confirm = (token: string) => stranger().post(`${path}/confirm`, { token });
  const found = async (search: string) =>
    (
      await superadmin.get<Page<LicenceApplicationView>>(
        `/api/admin/licence-applications?search=${encodeURIComponent(search)}`,
      )
    ).body.items;
  const licence = async (id: string) => (await superadmin.get<LicenceView>(`/api/admin/licences/${id}`)).body;
  const decide = async (id: string, body: object) =>
    superadmin.post(`/api/admin/licences/${id}/state`, body, { ifMatch: (await licence(id)).version });

  it('is confirmed by mail, activated, and its first admin comes in by the invitation', async () => {
    expect((await apply({ message: 'Wir sind zu acht.' })).status).toBe(204);
    expect(await found('Graben')).toMatchObject([{ state: 'sent', licenceId: null }]);
    const token = await tokenMailedTo(app, 'rita@graben.test');
    const [mail] = await mailsTo(app, 'rita@graben.test');
    expect([mail?.kind, mail?.locale]).toEqual(['applicationConfirm', 'fr']);
    expect((await confirm(token)).body).toMatchObject({ licenceName: 'Forst Graben' });
    // The link has its effect once.
    expect((await confirm(token)).body).toMatchObject({ code: 'LINK_INVALID' });
    const [waiting] = await found('Graben');
    const id = waiting?.licenceId ?? '';
    expect(await licence(id)).toMatchObject({
      ...{ name: 'Forst Graben', state: 'awaiting_activation', type: 'standard', currency: 'CHF' },
      ...{ city: 'Langnau', activeUsers: 0 },
    });
    expect((await app.browser().signIn('rita@graben.test', password)).status).toBe(401);
    expect((await decide(id, { state: 'active' })).body).toMatchObject({ state: 'active', activeUsers: 1 });
    const rita = stranger();
    await rita.get('/api/language/de/messages');
    const invitation = { token: await tokenMailedTo(app, 'rita@graben.test') };
    const joined = await rita.post('/api/auth/connect', { ...invitation, password, confirmation: password });
    expect([joined.status, (await rita.get('/api/boot')).body]).toMatchObject([
      200,
      { licence: { id, name: 'Forst Graben' }, user: { locale: 'fr' } },
    ]);
    const { body } = await superadmin.get<ApplicationOfLicence>(`/api/admin/licences/${id}/application`);
    expect(body.application).toMatchObject({ state: 'activated', message: 'Wir sind zu acht.' });
    // The first steps are shown until they are done, closed, or long past.
    const steps = async () => (await rita.get<FirstStepsView>('/api/admin/first-steps')).body;
    // The start page fetches their tile only as long as they are open.
    const closed = async () =>
      (await rita.get<{ settings: { firstStepsClosed: boolean } }>('/api/boot')).body.settings
        .firstStepsClosed;
    expect([await steps(), await closed()]).toEqual([{ closed: false, done: [] }, false]);
    const own = (await rita.get<{ version: number }>('/api/admin/own-licence')).body;
    const profile = { street: 'Dorfstrasse' };
    await rita.patch('/api/admin/own-licence', profile, { ifMatch: own.version });
    const account = { number: '1000', title: 'Kasse', kind: 'asset' };
    expect((await rita.post('/api/admin/accounts', account)).status).toBe(201);
    expect((await steps()).done.sort()).toEqual(['chart', 'profile']);
    expect((await rita.post('/api/admin/first-steps/close', {})).status).toBe(204);
    expect([await steps(), await closed()]).toEqual([{ closed: true, done: [] }, true]);
  });

  it('is declined with a reason, told by mail; nobody gets in', async () => {
    const email = 'nein@holz.test';
    await apply({ email, licenceName: 'Holz Nein', locale: 'de' });
    await confirm(await tokenMailedTo(app, email));
    const [waiting] = await found('Holz Nein');
    const id = waiting?.licenceId ?? '';
    await decide(id, { state: 'deleted', reason: 'Nur für Betriebe.' });
    const mails = await mailsTo(app, email);
    expect(mails.at(-1)).toMatchObject({ kind: 'applicationDeclined' });
    expect(mails.at(-1)?.textBody).toContain('Nur für Betriebe.');
    expect(await found('Holz Nein')).toMatchObject([{ state: 'declined', reason: 'Nur für Betriebe.' }]);
    // Brought back and activated it is a licence like any other: nobody is invited by an application that was declined.
    expect((await decide(id, { state: 'active' })).body).toMatchObject({ activeUsers: 0 });
  });

  it('of a second try replaces the first, and is forgotten when nobody confirms', async () => {
    const email = 'zwei@graben.test';
    await apply({ email, licenceName: 'Erster Versuch' });
    const first = await tokenMailedTo(app, email);
    await apply({ email, licenceName: 'Zweiter Versuch' });
    expect((await confirm(first)).body).toMatchObject({ code: 'LINK_INVALID' });
    expect([await found('Erster'), await found('Zweiter')]).toMatchObject([[], [{ state: 'sent' }]]);
    const now = app.clock.now();
    app.clock.set(new Date(now.getTime() + 8 * DAY_MS));
    const late = await confirm(await tokenMailedTo(app, email));
    await app.service.get(LicenceJobs).forgetApplications();
    app.clock.set(now);
    expect(late.body).toMatchObject({ code: 'LINK_INVALID' });
    expect([await found('Zweiter'), (await found('Graben')).length]).toEqual([[], 1]);
  });

  it('is throttled by e-mail and by address, tells nothing of accounts, and is for superadmins alone to see', async () => {
    const known = await apply({ email: 'admin@demo.test' });
    const unknown = await apply({ email: 'niemand@demo.test' });
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    const statuses: number[] = [];
    for (let at = 0; at < 4; at += 1) statuses.push((await apply({ email: 'oft@graben.test' })).status);
    expect(statuses).toEqual([204, 204, 204, 429]);
    const one = stranger();
    for (let at = 0; at < 10; at += 1) await apply({ email: `${at}@viel.test` }, one);
    const over = await apply({ email: 'elf@viel.test' }, one);
    expect([over.status, over.body]).toMatchObject([429, { params: { seconds: expect.any(Number) } }]);
    const demo = await apply({ type: 'demo' });
    expect(demo.body).toMatchObject({ status: 422, fields: [{ field: 'type' }] });
    const admin = await app.as('admin@demo.test');
    expect((await admin.get('/api/admin/licence-applications')).status).toBe(403);
  });
});
