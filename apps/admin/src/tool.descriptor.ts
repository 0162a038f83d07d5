import type { ToolDescriptor } from '@jahrring/contracts-common';
// With their endings: Node reads a descriptor without a build.
import { areaRoutes } from './descriptor/area-routes.ts';
import { navigation } from './descriptor/navigation.ts';
import { records } from './descriptor/records.ts';
import { settings } from './descriptor/settings.ts';
import { settingsRoutes } from './descriptor/settings-routes.ts';

export const descriptor = {
  id: 'admin',
  version: '0.1.0',
  shell: '^2',
  services: { admin: '^0.1.0' },
  namespaces: ['admin'],
  routes: [
    ...settingsRoutes,
    ...areaRoutes,
    {
      path: '/messages',
      expose: './Mailbox',
      module: './src/messages/mailbox.page.tsx',
      any: ['tools.plugin.install'],
      titleKey: 'admin:title.mailbox',
    },
    {
      path: '/messages/filter/:filter',
      expose: './Mailbox',
      module: './src/messages/mailbox.page.tsx',
      any: ['tools.plugin.install'],
      titleKey: 'admin:title.mailbox',
    },
    {
      path: '/translations',
      expose: './Translations',
      module: './src/translations/translations.page.tsx',
      any: ['translator', 'superadmin'],
      titleKey: 'admin:title.translations',
    },
    {
      path: '/translations/import',
      expose: './TextImport',
      module: './src/translations/text-import.page.tsx',
      any: ['translator', 'superadmin'],
      titleKey: 'admin:translations.import.title',
    },
    {
      path: '/plugins',
      expose: './Plugins',
      module: './src/plugins/plugins.page.tsx',
      any: ['tools.plugin.index'],
      titleKey: 'admin:title.plugins',
    },
  ],
  navigation: [...navigation],
  settings: [...settings],
  records: [...records],
  extensions: [
    {
      point: 'dashboard',
      expose: './FirstStepsTile',
      module: './src/dashboard/first-steps.tile.tsx',
      any: ['tools.settings.license'],
      order: 1,
      unless: 'firstStepsClosed',
    },
    {
      point: 'dashboard',
      expose: './PeopleTile',
      module: './src/dashboard/people.tile.tsx',
      any: ['tools.settings.employees'],
      order: 70,
    },
  ],
  notifications: [
    { kind: 'admin.connection_requested', titleKey: 'admin:notify.kinds.connectionRequested' },
    {
      kind: 'admin.canary_withdrawn',
      titleKey: 'admin:notify.kinds.canaryWithdrawn',
      any: ['superadmin'],
    },
    {
      kind: 'admin.licence_applied',
      titleKey: 'admin:notify.kinds.licenceApplied',
      any: ['superadmin'],
    },
    { kind: 'admin.plugin_trial', titleKey: 'admin:notify.kinds.pluginTrial' },
    { kind: 'admin.plugin_suspended', titleKey: 'admin:notify.kinds.pluginSuspended' },
    { kind: 'admin.message', titleKey: 'admin:notify.kinds.message', any: ['tools.plugin.install'] },
    { kind: 'admin.campaign', titleKey: 'admin:notify.kinds.campaign' },
    { kind: 'admin.idea', titleKey: 'admin:notify.kinds.idea' },
  ],
  search: [
    {
      id: 'employees',
      titleKey: 'admin:title.employees',
      endpoint: '/api/admin/search',
      icon: 'users',
      any: ['tools.settings.employees'],
    },
  ],
  core: true,
  plugins: [],
} satisfies ToolDescriptor;
