import type { ToolDescriptor } from '@jahrring/contracts-common';

export const descriptor = {
  id: 'timber',
  version: '0.1.0',
  shell: '^2',
  services: { timber: '^0.1.0' },
  namespaces: ['timber'],
  routes: [
    {
      path: '/timber',
      expose: './LotsList',
      module: './src/lot-list/lot-list.page.tsx',
      any: ['tools.timber.index'],
      plugin: 'timber',
      titleKey: 'timber:lot.title.list',
    },
    {
      path: '/timber/create',
      expose: './CreateLot',
      module: './src/edit-lot/create-lot.page.tsx',
      any: ['tools.timber.manage'],
      plugin: 'timber',
      titleKey: 'timber:lot.title.create',
    },
    {
      path: '/timber/edit/:id',
      expose: './EditLot',
      module: './src/edit-lot/edit-lot.page.tsx',
      any: ['tools.timber.index'],
      plugin: 'timber',
      titleKey: 'timber:lot.title.edit',
    },
  ],
  navigation: [
    {
      path: '/timber',
      titleKey: 'timber:lot.title.menu',
      icon: 'wood',
      any: ['tools.timber.index'],
      plugin: 'timber',
      order: 62,
      group: 'operations',
    },
  ],
  records: [
    {
      entity: 'lot',
      titleKey: 'timber:lot.title.list',
      fieldsKey: 'timber:lot.field',
      path: '/timber/edit/:id',
    },
  ],
  extensions: [],
  core: false,
  plugins: ['timber'],
} satisfies ToolDescriptor;
