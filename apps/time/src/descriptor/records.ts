import type { ToolDescriptor } from '@jahrring/contracts-common';

/** Records that the audit trail names. */
export const records: NonNullable<ToolDescriptor['records']> = [
  {
    entity: 'entry',
    titleKey: 'time:record.entry',
    fieldsKey: 'time:field',
    path: '/timetables/edit/:id',
  },
  {
    entity: 'day_report',
    titleKey: 'time:record.dayReport',
    fieldsKey: 'time:reportField',
    path: '/day-reports/:id',
  },
  { entity: 'absence', titleKey: 'time:record.absence' },
  { entity: 'absence_ledger', titleKey: 'time:record.absenceLedger' },
  { entity: 'absence_feed', titleKey: 'time:record.absenceFeed' },
  {
    entity: 'absence_settings',
    titleKey: 'time:record.absenceSettings',
    partsKeys: ['time:absenceSettings'],
  },
  { entity: 'day_report_photo', titleKey: 'time:record.dayReportPhoto' },
  { entity: 'day_report_revision', titleKey: 'time:record.dayReportRevision' },
  { entity: 'employee', titleKey: 'time:record.employee' },
  { entity: 'entry_import', titleKey: 'time:record.entryImport', partsKeys: ['time:import.outcome'] },
  { entity: 'entry_import_word', titleKey: 'time:record.entryImportWord' },
  { entity: 'month_closing', titleKey: 'time:record.monthClosing' },
  { entity: 'payroll_run', titleKey: 'time:record.payrollRun', partsKeys: ['time:payroll'] },
  {
    entity: 'payroll_settings',
    titleKey: 'time:record.payrollSettings',
    partsKeys: ['time:payroll', 'time:field'],
  },
  {
    entity: 'recurrence',
    titleKey: 'time:record.recurrence',
    partsKeys: ['time:field'],
  },
  { entity: 'signoff', titleKey: 'time:record.signoff' },
  {
    entity: 'surcharge_settings',
    titleKey: 'time:record.surchargeSettings',
    partsKeys: ['time:surcharge', 'time:field'],
  },
  { entity: 'time_rate', titleKey: 'time:record.timeRate' },
  {
    entity: 'time_settings',
    titleKey: 'time:record.timeSettings',
    partsKeys: ['time:settings', 'time:field'],
  },
  { entity: 'unlock', titleKey: 'time:record.unlock' },
];
