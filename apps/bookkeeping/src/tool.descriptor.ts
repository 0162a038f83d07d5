import type { ToolDescriptor } from '@jahrring/contracts-common';

export const descriptor = {
  id: 'bookkeeping',
  version: '0.1.0',
  shell: '^2',
  services: { bookkeeping: '^0.1.0' },
  namespaces: ['bookkeeping'],
  routes: [],
  navigation: [],
  records: [
    { entity: 'payment', titleKey: 'bookkeeping:record.payment', fieldsKey: 'bookkeeping:field' },
    { entity: 'closedPeriod', titleKey: 'bookkeeping:record.closedPeriod', fieldsKey: 'bookkeeping:field' },
    {
      entity: 'bookkeepingSettings',
      titleKey: 'bookkeeping:record.settings',
      fieldsKey: 'bookkeeping:field',
    },
  ],
  extensions: [],
  core: false,
  plugins: [],
} satisfies ToolDescriptor;
