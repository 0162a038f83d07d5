import type { ToolDescriptor } from '@jahrring/contracts-common';

export const descriptor = {
  id: 'machine-control',
  version: '0.1.0',
  shell: '^2',
  services: { 'machine-control': '^0.1.0' },
  namespaces: ['machine-control'],
  routes: [
    {
      path: '/machinecontrol',
      expose: './MachineList',
      module: './src/machine-list/machine-list.page.tsx',
      any: ['tools.machinecontrol.index'],
      plugin: 'machinecontrol',
      titleKey: 'machine-control:title.list',
    },
    {
      path: '/machinecontrol/objects/:id',
      expose: './Machine',
      module: './src/machine-page/machine.page.tsx',
      any: ['tools.machinecontrol.index'],
      plugin: 'machinecontrol',
      titleKey: 'machine-control:title.machine',
    },
    {
      path: '/machinecontrol/times',
      expose: './MachineTimes',
      module: './src/machine-times/machine-times.page.tsx',
      any: ['tools.machinecontrol.manage'],
      plugin: 'machinecontrol',
      titleKey: 'machine-control:machineTime.title',
    },
    {
      path: '/plugins/machinecontrol/settings/:tab',
      expose: './MachineSettings',
      module: './src/settings/machine-settings.page.tsx',
      any: ['tools.machinecontrol.manage'],
      plugin: 'machinecontrol',
      titleKey: 'machine-control:title.settings',
    },
  ],
  navigation: [
    {
      path: '/machinecontrol',
      titleKey: 'machine-control:title.list',
      icon: 'tool',
      any: ['tools.machinecontrol.index'],
      plugin: 'machinecontrol',
      order: 61,
      group: 'operations',
    },
  ],
  extensions: [
    {
      point: 'dashboard',
      expose: './DueTile',
      module: './src/dashboard/due.tile.tsx',
      any: ['tools.machinecontrol.index'],
      plugin: 'machinecontrol',
      order: 61,
    },
  ],
  records: [
    { entity: 'machine', titleKey: 'machine-control:record.machine', path: '/machinecontrol/objects/:id' },
    { entity: 'reading', titleKey: 'machine-control:record.reading', fieldsKey: 'machine-control:field' },
    { entity: 'fuelling', titleKey: 'machine-control:record.fuelling', fieldsKey: 'machine-control:field' },
    { entity: 'machineWork', titleKey: 'machine-control:record.work', fieldsKey: 'machine-control:field' },
    { entity: 'costBasis', titleKey: 'machine-control:record.costBasis', fieldsKey: 'machine-control:field' },
    {
      entity: 'machineSettings',
      titleKey: 'machine-control:record.settings',
      partsKeys: ['machine-control:settings'],
    },
  ],
  settings: [
    {
      path: '/plugins/machinecontrol/settings/general',
      titleKey: 'machine-control:title.settings',
      textKey: 'machine-control:settings.text',
      icon: 'tool',
      any: ['tools.machinecontrol.manage'],
      plugin: 'machinecontrol',
      order: 40,
      section: 'objects',
    },
  ],
  notifications: [
    { kind: 'machine-control.due', titleKey: 'machine-control:notify.kinds.due', plugin: 'machinecontrol' },
  ],
  core: false,
  plugins: ['machinecontrol'],
  offline: true,
} satisfies ToolDescriptor;
