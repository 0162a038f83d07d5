import type { LicenceView, PluginList, TypeChangePreview } from '@jahrring/contracts-admin';
import { demoLicences } from '@jahrring/demo';
import type { Browser } from './browser';
import { type AdminApp, startAdmin } from './start-admin';

const url = `/api/admin/licences/${demoLicences.bergwald.id}`;

describe('the type of a licence', () => {
  let app: AdminApp;
  let superadmin: Browser;

  beforeEach(async () => {
    app = await startAdmin();
    superadmin = await app.as('superadmin@demo.test');
  });
  afterEach(() => app.close());

  const licence = async () => (await superadmin.get<LicenceView>(url)).body;
  const preview = async (type: string) =>
    (await superadmin.get<TypeChangePreview>(`${url}/type-change/${type}`)).body;
  const on = async () =>
    (await superadmin.get<PluginList>(`${url}/plugins`)).body.items
      .filter(({ state }) => state === 'active')
      .map(({ id }) => id);

  it('says first what another one means, and changes nothing by that', async () => {
    const { activeUsers, version } = await licence();
    const { plugins, ...told } = await preview('light');
    expect(told).toEqual({
      ...{ from: 'extended', to: 'light', developers: { before: true, after: true } },
      seats: { before: 50, after: 3, used: activeUsers, over: activeUsers - 3 },
    });
    expect(plugins.map(({ id }) => id)).toEqual(await on());
    expect((await preview('industry_solution')).seats).toMatchObject({ after: 100, over: 0 });
    expect(await licence()).toMatchObject({ type: 'extended', version });
    await superadmin.patch(url, { userLimit: 7 }, { ifMatch: version });
    expect((await preview('light')).seats).toMatchObject({ before: 7, after: 7 });
  });

  it('changes in one act with the plugins that end, all of it or nothing', async () => {
    const { version } = await licence();
    const before = await on();
    const change = (body: object, ifMatch = version) => superadmin.post(`${url}/type`, body, { ifMatch });
    expect((await superadmin.patch(url, { type: 'light' }, { ifMatch: version })).status).toBe(422);
    expect((await change({ type: 'light', switchOff: ['surcharges'] }, version + 1)).status).toBe(412);
    expect(await on()).toEqual(before);
    const done = await change({ type: 'light', switchOff: ['surcharges'], reason: 'Kleiner geworden' });
    expect(done.body).toMatchObject({ type: 'light', effectiveUserLimit: 3 });
    expect(await on()).toEqual(before.filter((id) => id !== 'surcharges'));
    const admin = await app.as('admin@demo.test');
    const trail = await admin.get<{ items: object[] }>('/api/admin/audit?action=type-change');
    expect(trail.body.items).toMatchObject([{ reason: 'Kleiner geworden' }]);
    expect((await admin.post(`${url}/type`, { type: 'extended' }, { ifMatch: version + 1 })).status).toBe(
      403,
    );
  });
});
