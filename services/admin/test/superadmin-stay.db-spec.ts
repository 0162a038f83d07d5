import type { ShownNotices } from '@jahrring/contracts-admin';
import { demoLicences } from '@jahrring/demo';
import { Browser } from './browser';
import { type AdminApp, startAdmin } from './start-admin';

const hourMs = 3_600_000;
const { bergwald, muster } = demoLicences;

describe('a superadmin in a licence of others', () => {
  let app: AdminApp;
  let superadmin: Browser;

  beforeEach(async () => {
    app = await startAdmin();
    superadmin = await app.as('superadmin@demo.test');
  });
  afterEach(() => app.close());

  const enter = async (who: Browser, licenceId: string) =>
    (await who.post('/api/auth/licence', { licenceId })).status;
  const stay = async (who: Browser) => (await who.get<ShownNotices>('/api/admin/notices/shown')).body.stay;
  const licenceOf = async (who: Browser) =>
    (await who.get<{ licence: { id: string } }>('/api/boot')).body.licence.id;
  const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * hourMs).toISOString();
  /** Returns the audit trail that the people of the licence read of it, oldest first. */
  const trail = async (): Promise<string[]> => {
    const admin = await app.as('admin@muster.test');
    const { body } = await admin.get<{ items: { action: string }[] }>('/api/admin/audit?entity=user');
    return body.items
      .map(({ action }) => action)
      .filter((action) => action.startsWith('superadmin-'))
      .reverse();
  };

  it('is told until when, and is back at home then by itself', async () => {
    expect(await enter(superadmin, muster.id)).toBe(204);
    expect(await licenceOf(superadmin)).toBe(muster.id);
    expect(await stay(superadmin)).toEqual({ until: inHours(2), homeLicenceId: bergwald.id });
    app.clock.advance(2 * hourMs - 1);
    expect(await licenceOf(superadmin)).toBe(muster.id);
    expect(await trail()).toEqual(['superadmin-enter']);
    app.clock.advance(1);
    // An instance remembers a caller for a second: one that has not been asked yet.
    const service = await app.another();
    const get = async (url: string, headers = {}) =>
      (
        await service.inject({ method: 'GET', url, headers: { cookie: superadmin.cookieHeader, ...headers } })
      ).json();
    const ofTheOldPage = { 'x-licence-id': muster.id };
    expect(await get('/api/admin/notifications', ofTheOldPage)).toMatchObject({ code: 'LICENCE_CHANGED' });
    expect(await get('/api/boot')).toMatchObject({ licence: { id: bergwald.id } });
    expect(await get('/api/admin/notices/shown')).not.toHaveProperty('stay');
    expect(await trail()).toEqual(['superadmin-enter', 'superadmin-leave']);
  });

  it('leaves once, however many requests come as the time is over, on every instance', async () => {
    await enter(superadmin, muster.id);
    const other = await app.another();
    const there = new Browser(other);
    app.clock.advance(3 * hourMs);
    const cookie = { headers: { cookie: superadmin.cookieHeader } };
    const asked = [superadmin, there, superadmin, there, there].map((browser) =>
      browser.get('/api/boot', cookie),
    );
    for (const { body } of await Promise.all(asked))
      expect(body).toMatchObject({ licence: { id: bergwald.id } });
    expect(await trail()).toEqual(['superadmin-enter', 'superadmin-leave']);
  });

  it('stays longer by entering again, and leaves by going home or elsewhere', async () => {
    await enter(superadmin, muster.id);
    app.clock.advance(hourMs);
    await enter(superadmin, muster.id);
    expect((await stay(superadmin))?.until).toBe(inHours(2));
    expect(await trail()).toEqual(['superadmin-enter', 'superadmin-enter']);
    await enter(superadmin, bergwald.id);
    expect(await stay(superadmin)).toBeUndefined();
    expect(await trail()).toEqual(['superadmin-enter', 'superadmin-enter', 'superadmin-leave']);
    app.clock.advance(3 * hourMs);
    expect(await licenceOf(superadmin)).toBe(bergwald.id);
  });

  it('does not begin for whoever is a member there', async () => {
    const person = { email: 'superadmin@demo.test', firstName: 'Regula', lastName: 'Zaugg', role: 'guest' };
    const added = await superadmin.post(`/api/admin/licences/${muster.id}/employees`, person);
    expect(added.status).toBe(201);
    await enter(superadmin, muster.id);
    expect(await stay(superadmin)).toBeUndefined();
    expect(await trail()).toEqual([]);
  });
});
