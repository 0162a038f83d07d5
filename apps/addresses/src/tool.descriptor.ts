import type { ToolDescriptor } from '@jahrring/contracts-common';

export const descriptor = {
  id: 'addresses',
  version: '0.1.0',
  shell: '^2',
  services: { addresses: '^0.1.0' },
  namespaces: ['addresses'],
  routes: [
    {
      path: '/addresses',
      expose: './AddressList',
      module: './src/address-list/address-list.page.tsx',
      any: ['tools.address.index'],
      titleKey: 'addresses:title.list',
    },
    {
      path: '/addresses/create',
      expose: './CreateAddress',
      module: './src/edit-address/create-address.page.tsx',
      any: ['tools.address.manage', 'tools.address.create'],
      titleKey: 'addresses:title.create',
    },
    {
      path: '/addresses/edit/:id',
      expose: './EditAddress',
      module: './src/edit-address/edit-address.page.tsx',
      any: ['tools.address.manage', 'tools.address.show'],
      titleKey: 'addresses:title.edit',
    },
    {
      path: '/addresses/edit/:id/:tab',
      expose: './EditAddress',
      module: './src/edit-address/edit-address.page.tsx',
      any: ['tools.address.manage', 'tools.address.show'],
      titleKey: 'addresses:title.edit',
    },
    {
      path: '/addresses/duplicates',
      expose: './Duplicates',
      module: './src/duplicates/duplicates.page.tsx',
      any: ['tools.address.merge'],
      titleKey: 'addresses:title.duplicates',
    },
    {
      path: '/addresses/import',
      expose: './ImportAddresses',
      module: './src/import-addresses/import-addresses.page.tsx',
      any: ['tools.address.manage'],
      titleKey: 'addresses:title.import',
    },
  ],
  navigation: [
    {
      path: '/addresses',
      titleKey: 'addresses:title.menu',
      icon: 'book',
      any: ['tools.address.index'],
      order: 40,
      group: 'orders',
      bottom: { office: 4 },
    },
  ],
  records: [
    {
      entity: 'address',
      titleKey: 'addresses:record.address',
      fieldsKey: 'addresses:field',
      path: '/addresses/edit/:id',
    },
    {
      entity: 'addressContact',
      titleKey: 'addresses:record.addressContact',
      fieldsKey: 'addresses:contactField',
    },
    {
      entity: 'postalAddress',
      titleKey: 'addresses:record.postalAddress',
      fieldsKey: 'addresses:postalField',
    },
    {
      entity: 'addressNote',
      titleKey: 'addresses:record.addressNote',
      fieldsKey: 'addresses:noteField',
    },
    {
      entity: 'nextStep',
      titleKey: 'addresses:record.nextStep',
      fieldsKey: 'addresses:stepField',
    },
    {
      entity: 'addressMerge',
      titleKey: 'addresses:record.addressMerge',
      fieldsKey: 'addresses:mergeField',
      partsKeys: ['addresses:field'],
    },
    {
      entity: 'distinctPair',
      titleKey: 'addresses:record.distinctPair',
      fieldsKey: 'addresses:distinctPairField',
    },
    {
      entity: 'addressImport',
      titleKey: 'addresses:record.addressImport',
    },
  ],
  extensions: [
    {
      point: 'dashboard',
      expose: './FindAddress',
      module: './src/dashboard/find-address.tile.tsx',
      any: ['tools.address.index'],
      order: 60,
    },
    {
      point: 'dashboard',
      expose: './MySteps',
      module: './src/dashboard/my-steps.tile.tsx',
      any: ['tools.address.update', 'tools.address.manage'],
      order: 19,
    },
  ],
  search: [
    {
      id: 'addresses',
      titleKey: 'addresses:title.menu',
      endpoint: '/api/addresses/search',
      icon: 'book',
      any: ['tools.address.index'],
    },
  ],
  notifications: [{ kind: 'addresses.stepDue', titleKey: 'addresses:notify.kinds.stepDue' }],
  core: true,
  plugins: [],
} satisfies ToolDescriptor;
