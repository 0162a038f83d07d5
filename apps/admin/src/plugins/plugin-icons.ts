import type { PluginId } from '@jahrring/contracts-admin';
import type { IconName } from '@jahrring/ui';

export const pluginIcons: Readonly<Record<PluginId, IconName>> = {
  creditors: 'receipt',
  debitors: 'wallet',
  'hsm-admin': 'help',
  'machine-inventory': 'tractor',
  machinecontrol: 'activity',
  'my-hsm': 'message',
  'personal-inventory': 'tool',
  'qr-code': 'qr-code',
  scheduling_tool: 'calendar-week',
  surcharges: 'percentage',
  timber: 'wood',
};
