import { type PluginView, pluginPermissions, type RoleView } from '@jahrring/contracts-admin';
import type { BootAnswer, Page } from '@jahrring/contracts-common';
import { demoLicences } from '@jahrring/demo';
import { Database, systemContext } from '@jahrring/service-kit';
import { neverOn } from '../src/plugin/licence-plugin.entity';
import { LicencePluginRepository } from '../src/plugin/licence-plugin.repository';
import type { Browser } from './browser';
import { type RegistryApp, startRegistry } from './start-registry';

const withoutTool = ['creditors', 'debitors', 'personal-inventory', 'timber'] as const;

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

  it('lets the demo begin with what has code alone', async () => {
    const on = await registry.app.service
      .get(LicencePluginRepository)
      .findActive(systemContext({ licenceId: demoLicences.bergwald.id }));
    expect(on).toContain('machine-inventory');
    expect(on.filter((id) => withoutTool.some((one) => one === id))).toEqual([]);
  });
});
