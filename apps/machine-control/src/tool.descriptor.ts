import type { ToolDescriptor } from '@jahrring/contracts-common';

export const descriptor = {
  id: 'machine-control',
  version: '0.1.0',
  shell: '^1',
  services: { 'machine-control': '^0.1.0' },
  namespaces: ['machine-control'],
  routes: [
    {
      path: '/machine-control/machine-readings',
      expose: './MachineReadingsList',
      module: './src/machine-reading-list/machine-reading-list.page.tsx',
      any: ['tools.machinecontrol.index'],
      titleKey: 'machine-control:machineReading.title.list',
    },
    {
      path: '/machine-control/machine-readings/create',
      expose: './CreateMachineReading',
      module: './src/edit-machine-reading/create-machine-reading.page.tsx',
      any: ['tools.machinecontrol.manage'],
      titleKey: 'machine-control:machineReading.title.create',
    },
    {
      path: '/machine-control/machine-readings/edit/:id',
      expose: './EditMachineReading',
      module: './src/edit-machine-reading/edit-machine-reading.page.tsx',
      any: ['tools.machinecontrol.index'],
      titleKey: 'machine-control:machineReading.title.edit',
    },
  ],
  navigation: [
    {
      path: '/machine-control/machine-readings',
      titleKey: 'machine-control:machineReading.title.menu',
      icon: 'list',
      any: ['tools.machinecontrol.index'],
      order: 90,
    },
  ],
  extensions: [],
  core: false,
  plugins: ['machinecontrol'],
} satisfies ToolDescriptor;
