import type { PluginId } from '@jahrring/contracts-admin';
import { circleOf } from './offer-book';

const row = (pluginKey: string, ...dependsOn: PluginId[]) => ({ pluginKey, dependsOn });

describe('plugins that depend on each other', () => {
  const rows = [row('machinecontrol', 'machine-inventory'), row('machine-inventory', 'qr-code')];

  it.each<[string, PluginId[], PluginId | undefined]>([
    ['qr-code', ['machinecontrol'], 'machinecontrol'],
    ['qr-code', ['qr-code'], 'qr-code'],
    ['qr-code', ['timber', 'machine-inventory'], 'machine-inventory'],
    ['timber', ['machinecontrol'], undefined],
    ['machinecontrol', ['machine-inventory', 'qr-code'], undefined],
  ])('%s on %j', (plugin, dependsOn, circle) => expect(circleOf(rows, plugin, dependsOn)).toBe(circle));
});
