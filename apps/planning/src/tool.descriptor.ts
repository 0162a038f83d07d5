import type { ToolDescriptor } from '@jahrring/contracts-common';

const permissions = ['tools.scheduling_tool.index', 'tools.planer.index'];

export const descriptor = {
  id: 'planning',
  version: '0.1.0',
  shell: '^2',
  services: { planning: '^0.1.0', projects: '^0.1.0' },
  namespaces: ['planning'],
  routes: [
    {
      path: '/scheduling-tool',
      expose: './Overview',
      module: './src/overview/overview.page.tsx',
      any: permissions,
      plugin: 'scheduling_tool',
      titleKey: 'planning:title.overview',
    },
    {
      path: '/scheduling-tool/my_week',
      expose: './MyWeek',
      module: './src/my-week/my-week.page.tsx',
      any: permissions,
      plugin: 'scheduling_tool',
      titleKey: 'planning:title.mine',
    },
    {
      path: '/scheduling-tool/weekly_plan',
      expose: './WeekPlan',
      module: './src/week-plan/week-plan.page.tsx',
      any: permissions,
      plugin: 'scheduling_tool',
      titleKey: 'planning:title.week',
    },
    {
      path: '/scheduling-tool/monthly_plan',
      expose: './MonthPlan',
      module: './src/month-plan/month-plan.page.tsx',
      any: permissions,
      plugin: 'scheduling_tool',
      titleKey: 'planning:title.month',
    },
    {
      path: '/plugins/scheduling_tool/settings/:tab',
      expose: './PlanningSettings',
      module: './src/settings/planning-settings.page.tsx',
      any: ['tools.plugin.index'],
      plugin: 'scheduling_tool',
      titleKey: 'planning:title.settings',
    },
    {
      path: '/scheduling-tool/annual_plan',
      expose: './AnnualPlan',
      module: './src/annual-plan/annual-plan.page.tsx',
      any: permissions,
      plugin: 'scheduling_tool',
      titleKey: 'planning:title.year',
    },
    {
      path: '/scheduling-tool/changes',
      expose: './PublishPlan',
      module: './src/publication/publish.page.tsx',
      any: ['tools.scheduling_tool.manage'],
      plugin: 'scheduling_tool',
      titleKey: 'planning:title.changes',
    },
  ],
  navigation: [
    {
      path: '/scheduling-tool/weekly_plan',
      titleKey: 'planning:nav.plan',
      icon: 'calendar-week',
      any: permissions,
      plugin: 'scheduling_tool',
      order: 30,
      group: 'operations',
      bottom: { field: 4 },
    },
  ],
  settings: [
    {
      path: '/plugins/scheduling_tool/settings/conflicts',
      titleKey: 'planning:title.settings',
      textKey: 'planning:settings.text',
      icon: 'calendar-week',
      any: ['tools.plugin.index'],
      plugin: 'scheduling_tool',
      order: 35,
      section: 'objects',
    },
  ],
  records: [
    {
      entity: 'planningSettings',
      titleKey: 'planning:record.settings',
      partsKeys: ['planning:rule', 'planning:settings', 'planning:auditField'],
    },
    {
      entity: 'resourceSkills',
      titleKey: 'planning:record.resourceSkills',
      fieldsKey: 'planning:auditField',
    },
    {
      entity: 'requirement',
      titleKey: 'planning:record.requirement',
      fieldsKey: 'planning:auditField',
    },
    { entity: 'projectSkills', titleKey: 'planning:record.projectSkills', fieldsKey: 'planning:auditField' },
    { entity: 'publication', titleKey: 'planning:record.publication', fieldsKey: 'planning:auditField' },
    { entity: 'plan_feed', titleKey: 'planning:record.plan_feed', fieldsKey: 'planning:auditField' },
    { entity: 'phase', titleKey: 'planning:record.phase', fieldsKey: 'planning:auditField' },
    {
      entity: 'booking',
      titleKey: 'planning:record.booking',
      fieldsKey: 'planning:field',
    },
    {
      entity: 'assignment',
      titleKey: 'planning:record.assignment',
      fieldsKey: 'planning:field',
    },
  ],
  extensions: [
    {
      point: 'dashboard',
      expose: './PlanTile',
      module: './src/dashboard/plan.tile.tsx',
      any: permissions,
      order: 15,
      plugin: 'scheduling_tool',
    },
  ],
  notifications: [
    { kind: 'planning.published', titleKey: 'planning:notify.kinds.published', plugin: 'scheduling_tool' },
  ],
  core: true,
  plugins: ['scheduling_tool'],
} satisfies ToolDescriptor;
