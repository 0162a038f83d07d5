import type { ToolDescriptor } from '@jahrring/contracts-common';

export const descriptor = {
  id: 'support',
  version: '0.1.0',
  shell: '^1',
  services: { support: '^0.1.0' },
  namespaces: ['support'],
  routes: [
    {
      path: '/support/support-cases',
      expose: './SupportCasesList',
      module: './src/support-case-list/support-case-list.page.tsx',
      any: ['tools.my_hsm.index'],
      titleKey: 'support:supportCase.title.list',
    },
    {
      path: '/support/support-cases/create',
      expose: './CreateSupportCase',
      module: './src/edit-support-case/create-support-case.page.tsx',
      any: ['tools.my_hsm.manage'],
      titleKey: 'support:supportCase.title.create',
    },
    {
      path: '/support/support-cases/edit/:id',
      expose: './EditSupportCase',
      module: './src/edit-support-case/edit-support-case.page.tsx',
      any: ['tools.my_hsm.index'],
      titleKey: 'support:supportCase.title.edit',
    },
  ],
  navigation: [
    {
      path: '/support/support-cases',
      titleKey: 'support:supportCase.title.menu',
      icon: 'list',
      any: ['tools.my_hsm.index'],
      order: 90,
    },
  ],
  extensions: [],
  core: false,
  plugins: ['my-hsm', 'hsm-admin'],
} satisfies ToolDescriptor;
