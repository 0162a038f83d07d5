import type { ToolDescriptor } from '@jahrring/contracts-common';
import { type InstalledRelease, resolveReleaseSet } from './release-set.rules';

function aDescriptor(id: string, change: Partial<ToolDescriptor> = {}): ToolDescriptor {
  return {
    id, version: '1.0.0', shell: '^1', services: {}, namespaces: [id], routes: [], navigation: [], extensions: [],
    core: true, plugins: [], ...change,
  }; // prettier-ignore
}

function aRelease(
  tool: string,
  version: string,
  active: boolean,
  change: Partial<ToolDescriptor> = {},
): InstalledRelease {
  const descriptor = aDescriptor(tool, { version, ...change });
  return {
    tool,
    version,
    entry: `/tools/${tool}/${version}/remoteEntry.js`,
    globalName: tool,
    integrity: null,
    descriptor,
    active,
    registeredAt: new Date(`2026-01-1${version[2]}T00:00:00Z`),
  };
}

describe('release set', () => {
  it('serves core tools and those with an active plugin, with the version before as fallback', () => {
    const releases = [
      aRelease('time', '1.1.0', true),
      aRelease('time', '1.0.0', false),
      aRelease('support', '1.0.0', true, { core: false, plugins: ['my-hsm', 'hsm-admin'] }),
    ];
    expect(resolveReleaseSet(releases, []).map((entry) => entry.id)).toEqual(['time']);
    const both = resolveReleaseSet(releases, ['my-hsm']);
    expect(both.map((entry) => entry.id)).toEqual(['support', 'time']);
    expect(both[1]?.fallback?.version).toBe('1.0.0');
  });

  it('leaves out routes and menu items of plugins that are off', () => {
    const route = { expose: './A', module: './a', any: [], titleKey: 'inventory:a' };
    const releases = [
      aRelease('inventory', '1.0.0', true, {
        plugins: ['machine-inventory'],
        routes: [
          { ...route, path: '/settings/objects' },
          { ...route, path: '/machine-inventory', plugin: 'machine-inventory' },
        ],
        navigation: [
          {
            path: '/machine-inventory',
            titleKey: 'a',
            icon: 'x',
            any: [],
            order: 1,
            plugin: 'machine-inventory',
          },
        ],
      }),
    ];
    const off = resolveReleaseSet(releases, [])[0]?.descriptor;
    expect(off?.routes.map((one) => one.path)).toEqual(['/settings/objects']);
    expect(off?.navigation).toEqual([]);
    expect(resolveReleaseSet(releases, ['machine-inventory'])[0]?.descriptor.routes).toHaveLength(2);
  });
});
