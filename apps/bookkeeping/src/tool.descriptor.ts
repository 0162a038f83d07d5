import type { ToolDescriptor } from '@jahrring/contracts-common';

export const descriptor = {
  id: 'bookkeeping',
  version: '0.1.0',
  shell: '^2',
  services: { bookkeeping: '^0.1.0', addresses: '^0.1.0' },
  namespaces: ['bookkeeping'],
  routes: [
    {
      path: '/debitors',
      expose: './Debtors',
      module: './src/debtor-list/debtor-list.page.tsx',
      any: ['tools.debitors.index'],
      plugin: 'debitors',
      titleKey: 'bookkeeping:debtor.title.list',
    },
    {
      path: '/debitors/create',
      expose: './RecordPayment',
      module: './src/record-payment/record-payment.page.tsx',
      any: ['tools.debitors.manage'],
      plugin: 'debitors',
      titleKey: 'bookkeeping:debtor.title.payment',
    },
    {
      path: '/debitors/edit/:id',
      expose: './Debtor',
      module: './src/debtor-page/debtor.page.tsx',
      any: ['tools.debitors.index'],
      plugin: 'debitors',
      titleKey: 'bookkeeping:debtor.title.debtor',
    },
    {
      path: '/plugins/debitors/settings/:tab',
      expose: './DebtorSettings',
      module: './src/settings/debtor-settings.page.tsx',
      any: ['tools.plugin.index'],
      plugin: 'debitors',
      titleKey: 'bookkeeping:settings.title',
    },
  ],
  navigation: [
    {
      path: '/debitors',
      titleKey: 'bookkeeping:debtor.title.list',
      icon: 'coin',
      any: ['tools.debitors.index'],
      plugin: 'debitors',
      order: 34,
      group: 'orders',
    },
  ],
  records: [
    { entity: 'openItem', titleKey: 'bookkeeping:record.openItem' },
    { entity: 'payment', titleKey: 'bookkeeping:record.payment', fieldsKey: 'bookkeeping:field' },
    { entity: 'closedPeriod', titleKey: 'bookkeeping:record.closedPeriod', fieldsKey: 'bookkeeping:field' },
    { entity: 'statement', titleKey: 'bookkeeping:record.statement', fieldsKey: 'bookkeeping:field' },
    {
      entity: 'bookkeepingSettings',
      titleKey: 'bookkeeping:record.settings',
      fieldsKey: 'bookkeeping:field',
    },
  ],
  extensions: [],
  core: false,
  plugins: ['debitors'],
} satisfies ToolDescriptor;
