import type { PlannedPluginView, PluginList } from '@jahrring/contracts-admin';
import { Database, systemContext } from '@jahrring/service-kit';
import { demoLicences } from '@jahrring/demo';
import { neverOn } from '../src/identity/licence-plugin/licence-plugin.entity';
import { LicencePluginRepository } from '../src/identity/licence-plugin/licence-plugin.repository';
import type { Browser } from './browser';
import { type AdminApp, startAdmin } from './start-admin';

const url = '/api/admin/planned-plugins';
const drone = {
  key: 'drone-flight',
  title: { de: 'Drohnenflug', fr: 'Vol de drone' },
  text: { de: 'Bestände aus der Luft' },
  price: '19.50',
};

describe('planned plugins', () => {
  let app: AdminApp;
  let superadmin: Browser;
  let admin: Browser;

  beforeEach(async () => {
    app = await startAdmin();
    superadmin = await app.as('superadmin@demo.test');
    admin = await app.as('admin@muster.test');
  });
  afterEach(() => app.close());

  const make = async () => (await superadmin.post<PlannedPluginView>(url, drone)).body;
  /** Without the one of the demo. */
  const seen = async () =>
    (await admin.get<PluginList>('/api/admin/plugins')).body.planned.filter(
      ({ key }) => key !== 'drone-pictures',
    );
  const audited = async (id: string): Promise<string[]> => {
    const rows: { action: string }[] = await app.service
      .get(Database)
      .manager(systemContext({ licenceId: '' }))
      .query(`SELECT action FROM audit_entries WHERE entity_id = '${id}' ORDER BY id`);
    return rows.map(({ action }) => action);
  };

  it('are seen by every licence, and cannot be switched on before a tool carries them', async () => {
    const { id } = await make();
    const offered = { categories: [], dependsOn: [], pictureId: null };
    expect(await seen()).toEqual([{ id, ...drone, ...offered }]);
    const refusal = { status: 409, code: 'PLUGIN_WITHOUT_CODE' };
    const path = '/api/admin/plugins/drone-flight';
    const on = { state: 'active', price: '19.50' };
    expect((await admin.post(`${path}/state`, on)).body).toMatchObject(refusal);
    expect((await admin.post(`${path}/trial`)).body).toMatchObject(refusal);
    const other = `/api/admin/licences/${demoLicences.muster.id}/plugins/drone-flight/state`;
    expect((await superadmin.post(other, on)).body).toMatchObject(refusal);
    expect((await admin.post('/api/admin/plugins/nobody-knows/trial')).status).toBe(404);
  });

  it('have keys of their own, which the catalogue does not have under another spelling', async () => {
    await make();
    const refused = async (key: string) => (await superadmin.post(url, { ...drone, key })).body;
    for (const key of ['drone-flight', 'timber', 'scheduling-tool'])
      expect(JSON.stringify(await refused(key))).toMatch(/"key".*"unique"|"unique".*"key"/);
    expect((await superadmin.post(url, { ...drone, key: 'Drone Flight' })).status).toBe(422);
    expect((await superadmin.post(url, { ...drone, key: 'x', title: { en: 'X' } })).status).toBe(422);
  });

  it('are changed and deleted in the version that was read, each noted in the trail', async () => {
    const { id, version } = await make();
    const changed = await superadmin.patch<PlannedPluginView>(
      `${url}/${id}`,
      { price: null },
      { ifMatch: version },
    );
    expect(changed.body).toMatchObject({ ...drone, price: null, version: version + 1, licences: 0 });
    expect((await superadmin.patch(`${url}/${id}`, { price: '1.00' }, { ifMatch: version })).status).toBe(
      412,
    );
    expect((await superadmin.delete(`${url}/${id}`, { ifMatch: version })).status).toBe(412);
    expect((await superadmin.delete(`${url}/${id}`, { ifMatch: version + 1 })).status).toBe(204);
    expect((await superadmin.get(`${url}/${id}`)).status).toBe(404);
    expect(await seen()).toEqual([]);
    expect(await audited(id)).toEqual(['create', 'update', 'delete']);
    expect((await make()).key).toBe('drone-flight');
  });

  it('stay while a licence has them on', async () => {
    const { id, version } = await make();
    const ctx = systemContext({ licenceId: demoLicences.muster.id });
    // As a version of the product does whose catalogue has the key.
    const row: object = { ...neverOn, plugin: drone.key, active: true };
    const rows = app.service.get(LicencePluginRepository);
    await app.service.get(Database).tx(ctx, (ctx) => rows.insert(ctx, row as never));
    const { body } = await superadmin.delete(`${url}/${id}`, { ifMatch: version });
    expect(body).toMatchObject({ code: 'PLUGIN_IN_USE' });
  });

  it('are kept by superadmins alone', async () => {
    expect((await admin.get(url)).status).toBe(403);
    expect((await admin.post(url, drone)).status).toBe(403);
  });
});
