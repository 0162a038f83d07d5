import type { ToolDescriptor } from '@jahrring/contracts-common';

export const descriptor = {
  id: 'inventory',
  version: '0.1.0',
  shell: '^1',
  services: { inventory: '^0.1.0' },
  namespaces: ['inventory'],
  routes: [
    {
      path: '/machine-inventory',
      expose: './MachineList',
      module: './src/machine-list/machine-list.page.tsx',
      any: ['tools.machine_inventory.index'],
      plugin: 'machine-inventory',
      titleKey: 'inventory:title.machines',
    },
  ],
  navigation: [
    {
      path: '/machine-inventory',
      titleKey: 'inventory:nav.machines',
      icon: 'tractor',
      any: ['tools.machine_inventory.index'],
      plugin: 'machine-inventory',
      order: 60,
    },
  ],
  extensions: [
    {
      point: 'dashboard',
      expose: './DueMachines',
      module: './src/dashboard/due-machines.tile.tsx',
      any: ['tools.machine_inventory.index'],
      plugin: 'machine-inventory',
      order: 60,
    },
  ],
  search: [
    {
      id: 'objects',
      titleKey: 'inventory:search.objects',
      endpoint: '/api/inventory/search',
      icon: 'package',
      any: ['tools.settings.objects', 'tools.settings.license'],
    },
  ],
  core: true,
  plugins: ['machine-inventory', 'personal-inventory', 'qr-code'],
} satisfies ToolDescriptor;
