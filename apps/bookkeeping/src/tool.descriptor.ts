import type { ToolDescriptor } from '@jahrring/contracts-common';

export const descriptor = {
  id: 'bookkeeping',
  version: '0.1.0',
  shell: '^2',
  services: { bookkeeping: '^0.1.0' },
  namespaces: ['bookkeeping'],
  routes: [],
  navigation: [],
  extensions: [],
  core: false,
  plugins: [],
} satisfies ToolDescriptor;
