import {
  builtPluginIds,
  type PluginChargeList,
  type PluginView,
  pluginPermissions,
  type RoleView,
} from '@jahrring/contracts-admin';
import type { BootAnswer, Page } from '@jahrring/contracts-common';
import { demoLicences } from '@jahrring/demo';
import { Database, systemContext } from '@jahrring/service-kit';
import { neverOn } from '../src/identity/licence-plugin/licence-plugin.entity';
import { LicencePluginRepository } from '../src/identity/licence-plugin/licence-plugin.repository';
import type { Browser } from './browser';
import { type RegistryApp, startRegistry } from './start-registry';

/** Nothing released here carries them. */
const withoutTool = ['personal-inventory', 'timber'] as const;

/** A page of the plugin in a tool that everybody has. */
function carrying(plugin: string) {
  const path = `/${plugin}`;
  return {
    plugins: [plugin],
    routes: [{ path, expose: './A', module: './a', any: [], titleKey: 'time:a', plugin }],
  };
}

describe('plugins and the code they need', () => {
  let registry: RegistryApp;
  let admin: Browser;

  beforeAll(async () => {
    registry = await startRegistry();
    admin = await registry.app.as('admin@muster.test');
    await registry.release('wood', '0.1.0', { plugins: [...withoutTool] });
  });
  afterAll(() => registry.close());

  const switchOn = (plugin: string) =>
    admin.post<PluginView>(`/api/admin/plugins/${plugin}/state`, { state: 'active' });
  const view = async (plugin: string) =>
    (await admin.get<Page<PluginView>>('/api/admin/plugins')).body.items.find(({ id }) => id === plugin);
  const boot = async () => (await admin.get<BootAnswer>('/api/boot')).body;
  const actions = async () => (await boot()).rules.map(({ action }) => action);
  /** As an installation has it where it was switched on in earlier days. */
  const hasOn = async (plugin: PluginView['id']) => {
    const { service } = registry.app;
    const row = { plugin, ...neverOn, active: true, activatedAt: new Date() };
    await service.get(Database).tx(systemContext({ licenceId: demoLicences.muster.id }), async (ctx) => {
      await service.get(LicencePluginRepository).insert(ctx, row);
    });
  };

  it.each(withoutTool)('refuses to switch %s on or to test it: no tool carries it', async (plugin) => {
    expect((await switchOn(plugin)).body).toMatchObject({ status: 409, code: 'PLUGIN_WITHOUT_CODE' });
    const test = await admin.post(`/api/admin/plugins/${plugin}/trial`);
    expect(test.body).toMatchObject({ status: 409, code: 'PLUGIN_WITHOUT_CODE' });
    expect(await view(plugin)).toMatchObject({ state: 'inactive', installed: false, suspended: false });
    const url = `/api/admin/licences/${demoLicences.muster.id}/plugins/${plugin}/state`;
    expect((await registry.superadmin.post(url, { state: 'active' })).status).toBe(409);
  });

  it('switches on what a released tool carries, not what is only published', async () => {
    await registry.publish('time', '1.0.0');
    expect((await switchOn('surcharges')).status).toBe(409);
    await registry.release('time', '2.0.0', carrying('surcharges'));
    expect((await switchOn('surcharges')).body).toMatchObject({ state: 'active', installed: true });
    expect(await actions()).toEqual(expect.arrayContaining([...pluginPermissions('surcharges')]));
  });

  it('treats a plugin of earlier days without code as off, tells it, and keeps what there is', async () => {
    await hasOn('timber');
    expect(await view('timber')).toMatchObject({ state: 'inactive', installed: false, suspended: true });
    expect((await boot()).licence.plugins).not.toContain('timber');
    expect(await actions()).not.toContain('tools.timber.index');
    const { body } = await admin.get<Page<RoleView>>('/api/admin/roles');
    expect(Object.keys(body.items.find(({ role }) => role === 'admin')?.grants ?? {})).not.toContain(
      'tools.timber.index',
    );
    await registry.release('wood', '1.0.0', { ...carrying('timber'), core: false });
    expect(await view('timber')).toMatchObject({ state: 'active', suspended: false });
    expect(await actions()).toContain('tools.timber.manage');
  });

  it('suspends an active plugin while its code is withdrawn, and it can be switched off meanwhile', async () => {
    await registry.release('machines', '0.9.0');
    await registry.release('machines', '1.0.0', carrying('machinecontrol'));
    await switchOn('machinecontrol');
    const { items } = await registry.view('machines');
    const url = `/api/admin/releases/${items[0]?.id}/withdraw`;
    expect((await registry.superadmin.post(url, { reason: 'wrong sums' })).status).toBe(200);
    expect(await view('machinecontrol')).toMatchObject({ state: 'inactive', suspended: true });
    expect((await boot()).licence.plugins).not.toContain('machinecontrol');
    const off = await admin.post<PluginView>('/api/admin/plugins/machinecontrol/state', {
      state: 'inactive',
    });
    expect(off.body).toMatchObject({ state: 'inactive', suspended: false });
  });

  it('tells the admins of a suspended plugin once and does not charge its days', async () => {
    const { app } = registry;
    const moveTo = async (moment: string) => {
      await registry.moveTo(moment);
      admin = await app.as('admin@muster.test');
    };
    const note = () => app.service.runJob('admin.plugins.note-suspensions');
    const told = async () => {
      const rows: { payload: string }[] = await app.service
        .get(Database)
        .manager(systemContext({ licenceId: '' }))
        .query("SELECT payload FROM outbox_events WHERE payload LIKE '%admin.plugin_suspended%'");
      return rows.map(({ payload }): { params: { plugin: string } } => JSON.parse(payload));
    };
    const charges = async (month: string) =>
      (await registry.superadmin.get<PluginChargeList>(`/api/admin/plugin-charges?month=${month}`)).body;
    await moveTo('2027-04-01T08:00:00.000Z');
    await note();
    await moveTo('2027-04-01T09:00:00.000Z');
    await note();
    const before = (await told()).length;
    await registry.superadmin.post('/api/admin/plugin-prices/personal-inventory', {
      price: '30.00',
      validFrom: '2027-04-01',
    });
    await registry.release('care', '0.9.0');
    await registry.release('care', '1.0.0', carrying('personal-inventory'));
    const url = '/api/admin/plugins/personal-inventory/state';
    expect((await admin.post(url, { state: 'active', price: '30' })).status).toBe(200);
    expect(await charges('2027-04')).toMatchObject({ sum: '30.00' });
    const { items } = await registry.view('care');
    await moveTo('2027-04-11T09:00:00.000Z');
    await registry.superadmin.post(`/api/admin/releases/${items[0]?.id}/withdraw`, { reason: 'wrong sums' });
    await note();
    expect(await told()).toHaveLength(before);
    await moveTo('2027-04-11T09:15:00.000Z');
    await note();
    await note();
    const names = (await told()).map(({ params }) => params.plugin);
    expect(names.slice(before)).toEqual([expect.stringMatching(/\S/)]);
    await moveTo('2027-04-20T09:00:00.000Z');
    await registry.release('care', '1.0.1', carrying('personal-inventory'));
    await note();
    await moveTo('2027-05-02T09:00:00.000Z');
    expect(await charges('2027-04')).toMatchObject({ sum: '20.00', items: [{ amount: '20.00' }] });
    expect(await charges('2027-05')).toMatchObject({ sum: '30.00' });
  });

  it('lets the demo begin with what has code alone', async () => {
    const on = await registry.app.service
      .get(LicencePluginRepository)
      .findActive(systemContext({ licenceId: demoLicences.bergwald.id }));
    expect([...on].sort()).toEqual([...builtPluginIds].sort());
  });
});
