import type { NoticeView, ShownNotices } from '@jahrring/contracts-admin';
import { newId, type Page } from '@jahrring/contracts-common';
import { demoLicences } from '@jahrring/demo';
import type { Browser } from './browser';
import { type AdminApp, startAdmin } from './start-admin';

const path = '/api/admin/notices';
const hourMs = 3_600_000;

describe('notices', () => {
  let app: AdminApp;
  let superadmin: Browser;
  let admin: Browser;

  beforeEach(async () => {
    app = await startAdmin();
    superadmin = await app.as('superadmin@demo.test');
    admin = await app.as('admin@demo.test');
  });
  afterEach(() => app.close());

  const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * hourMs).toISOString();
  const bodyOf = (body: object = {}) => ({
    kind: 'news',
    audience: 'all',
    texts: { de: 'Neu: Postfach', fr: 'Nouveau : messages' },
    startsAt: inHours(-1),
    endsAt: inHours(2),
    ...body,
  });
  const create = (body: object = {}) => superadmin.post<NoticeView>(path, bodyOf(body));
  const shown = async (who: Browser) => (await who.get<ShownNotices>(`${path}/shown`)).body;
  const texts = async (who: Browser) => (await shown(who)).items.map(({ text }) => text);

  it('are shown from their start, or as long before as they say, to their end', async () => {
    await create({ startsAt: inHours(3), endsAt: inHours(5), aheadHours: 1, texts: { de: 'Wartung' } });
    expect(await shown(admin)).toEqual({ items: [], nextAt: inHours(2) });
    app.clock.advance(2 * hourMs);
    expect(await texts(admin)).toEqual(['Wartung']);
    expect((await shown(admin)).nextAt).toBe(inHours(3));
    app.clock.advance(3 * hourMs);
    expect(await shown(admin)).toEqual({ items: [], nextAt: null });
  });

  it('reach whom they are for, in their language', async () => {
    await create({ audience: 'licence', licenceId: demoLicences.bergwald.id, texts: { de: 'Bergwald' } });
    await create({ audience: 'licence', licenceId: demoLicences.muster.id, texts: { de: 'Muster' } });
    await create({ audience: 'plugin', plugin: 'my-hsm', texts: { de: 'Support' } });
    expect([...(await texts(admin))].sort()).toEqual(['Bergwald', 'Support']);
    await admin.post('/api/admin/plugins/my-hsm/state', { state: 'inactive' });
    expect(await texts(admin)).toEqual(['Bergwald']);
  });

  it('are put away by each person for themselves, once; what stays, stays', async () => {
    const { body: news } = await create();
    const { body: stays } = await create({ dismissible: false, texts: { de: 'Bleibt' } });
    const answers = await Promise.all([1, 2, 3].map(() => admin.post(`${path}/${news.id}/dismiss`)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await admin.post(`${path}/${stays.id}/dismiss`)).status).toBe(409);
    expect((await admin.post(`${path}/${newId()}/dismiss`)).status).toBe(404);
    expect(await texts(admin)).toEqual(['Bleibt']);
    expect(await texts(superadmin)).toHaveLength(2);
    const { body } = await superadmin.get<Page<NoticeView>>(path);
    expect(body.items.find(({ id }) => id === news.id)?.dismissed).toBe(1);
  });

  it('are written, changed, deleted and brought back by superadmins alone', async () => {
    const { body: made } = await create();
    const { body: changed } = await superadmin.patch<NoticeView>(
      `${path}/${made.id}`,
      bodyOf({ texts: { de: 'Anders' } }),
      { ifMatch: made.version },
    );
    expect(await texts(admin)).toEqual(['Anders']);
    const late = await superadmin.patch(`${path}/${made.id}`, bodyOf(), { ifMatch: made.version });
    expect(late).toMatchObject({
      status: 412,
      body: { current: { version: changed.version, audience: 'all', texts: { de: 'Anders' } } },
    });
    expect((await superadmin.delete(`${path}/${made.id}`, { ifMatch: changed.version })).status).toBe(204);
    expect(await texts(admin)).toEqual([]);
    expect((await superadmin.post(`${path}/${made.id}/restore`)).status).toBe(201);
    expect(await texts(admin)).toEqual(['Anders']);
    for (const refused of [await admin.get(path), await admin.post(path, bodyOf())])
      expect(refused.status).toBe(403);
    const wrong = await create({ audience: 'licence', endsAt: inHours(-2) });
    expect(wrong.status).toBe(422);
    for (const field of ['licenceId', 'endsAt']) expect(JSON.stringify(wrong.body)).toContain(`"${field}"`);
  });
});
