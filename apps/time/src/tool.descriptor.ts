import type { ToolDescriptor } from '@jahrring/contracts-common';

export const descriptor = {
  id: 'time',
  version: '0.1.0',
  shell: '^1',
  services: { time: '^0.1.0' },
  look: 'time-tracking',
  namespaces: ['time'],
  routes: [
    {
      path: '/timeoverview',
      expose: './MyTime',
      module: './src/my-time/my-time.page.tsx',
      any: ['tools.timeoverview.index'],
      titleKey: 'time:title.overview',
    },
    {
      path: '/timetables/create',
      expose: './CreateEntry',
      module: './src/entry-form/create-entry.page.tsx',
      any: [],
      titleKey: 'time:title.create',
    },
    {
      path: '/timetables/edit/:id',
      expose: './EditEntry',
      module: './src/entry-form/edit-entry.page.tsx',
      any: [],
      titleKey: 'time:title.edit',
    },
  ],
  navigation: [
    {
      path: '/timeoverview',
      titleKey: 'time:title.menu',
      icon: 'clock',
      any: ['tools.timeoverview.index'],
      order: 10,
      bottom: { field: 1 },
    },
    {
      path: '/timetables/create',
      titleKey: 'time:title.record',
      icon: 'plus',
      any: ['tools.timetable.own.create', 'tools.timetable.others.create'],
      order: 11,
      bottom: { field: 3, office: 3 },
    },
  ],
  records: [
    {
      entity: 'entry',
      titleKey: 'time:record.entry',
      fieldsKey: 'time:field',
      path: '/timetables/edit/:id',
    },
  ],
  extensions: [
    {
      point: 'dashboard',
      expose: './TodayTile',
      module: './src/today-tile/today-tile.tsx',
      any: ['tools.timetable.own.create'],
      order: 10,
      titleKey: 'time:tile.title',
    },
    {
      point: 'project.tab.time',
      expose: './ProjectEntries',
      module: './src/project-tab/project-entries.tsx',
      any: ['tools.timeoverview.index'],
      order: 10,
      titleKey: 'time:list.title',
    },
  ],
  core: true,
  plugins: [],
} satisfies ToolDescriptor;
