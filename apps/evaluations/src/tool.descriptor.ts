import type { ToolDescriptor } from '@jahrring/contracts-common';

const any = [
  'tools.evaluation.index',
  'tools.evaluation.own',
  'tools.evaluation.other',
  'tools.evaluation.responsible_employee',
  'tools.evaluation.supervisor',
];

export const descriptor = {
  id: 'evaluations',
  version: '0.1.0',
  shell: '^2',
  services: { evaluations: '^0.1.0' },
  namespaces: ['evaluations'],
  routes: [
    {
      path: '/evaluations',
      expose: './Evaluations',
      module: './src/evaluations-page/evaluations.page.tsx',
      any,
      titleKey: 'evaluations:title.evaluations',
    },
    {
      path: '/reports',
      expose: './WeekTable',
      module: './src/week-table/week-table.page.tsx',
      any,
      titleKey: 'evaluations:title.reports',
    },
    {
      path: '/reports/custom_report',
      expose: './CustomReport',
      module: './src/builder/custom-report.page.tsx',
      any,
      titleKey: 'evaluations:title.customReport',
    },
    {
      path: '/reports/monthly',
      expose: './PeriodReport',
      module: './src/period-report/period-report.page.tsx',
      any,
      titleKey: 'evaluations:title.monthly',
    },
    {
      path: '/reports/monthly_short',
      expose: './PeriodReport',
      module: './src/period-report/period-report.page.tsx',
      any,
      titleKey: 'evaluations:title.monthlyShort',
    },
    {
      path: '/reports/yearly',
      expose: './PeriodReport',
      module: './src/period-report/period-report.page.tsx',
      any,
      titleKey: 'evaluations:title.yearly',
    },
    {
      path: '/reports/schedules',
      expose: './Schedules',
      module: './src/report-schedule/schedules.page.tsx',
      any,
      titleKey: 'evaluations:title.schedules',
    },
    {
      path: '/my-report',
      expose: './MyReport',
      module: './src/my-report/my-report.page.tsx',
      any: [],
      titleKey: 'evaluations:title.myReport',
    },
  ],
  navigation: [
    {
      path: '/my-report',
      titleKey: 'evaluations:title.myReport',
      icon: 'activity',
      any: ['tools.evaluation.own'],
      order: 13,
      group: 'time',
    },
    {
      path: '/evaluations',
      titleKey: 'evaluations:title.evaluations',
      icon: 'chart',
      any,
      order: 60,
      group: 'operations',
    },
    {
      path: '/reports',
      titleKey: 'evaluations:title.allReports',
      icon: 'calendar-week',
      any,
      order: 61,
      group: 'operations',
    },
  ],
  records: [
    { entity: 'evaluation', titleKey: 'evaluations:title.evaluation', fieldsKey: 'evaluations:field' },
    { entity: 'savedReport', titleKey: 'evaluations:title.savedReport', fieldsKey: 'evaluations:field' },
    {
      entity: 'reportSchedule',
      titleKey: 'evaluations:title.reportSchedule',
      fieldsKey: 'evaluations:field',
    },
  ],
  extensions: [
    {
      point: 'dashboard',
      expose: './Pinned',
      module: './src/dashboard/pinned.tile.tsx',
      any,
      order: 80,
    },
  ],
  core: true,
  plugins: [],
} satisfies ToolDescriptor;
