import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, instant, int, json, localDate, text, uuid } = columns;
const optional = { nullable: true } as const;

/** What days of people count, and files of their months and years. The former come by a resync of time and admin. */
export class CreatePeriodReports1795800000001 implements MigrationInterface {
  name = 'CreatePeriodReports1795800000001';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    const copied = instant('occurred_at');
    const absence = [
      ...[copied, uuid('employee_id'), code('type', 30), localDate('first_day'), localDate('last_day')],
      ...[json('days'), boolean('counts')],
    ];
    await build.licensedTable('absence_day_refs', absence, {
      indexes: [['licence_id', 'employee_id', 'last_day']],
    });
    const employment = [
      ...[copied, text('personnel_number', 40, optional)],
      ...[localDate('starts_on', optional), localDate('ends_on', optional)],
      ...[json('periods'), int('average_day_seconds')],
    ];
    await build.licensedTable('employment_refs', employment);
    const rules = [
      ...[copied, int('working_week_days'), int('daily_target_minutes')],
      ...[json('credited_types'), json('holidays')],
    ];
    await build.licensedTable('working_rule_refs', rules);
    const row = [
      ...[copied, uuid('employee_id'), code('kind', 20), code('source', 12)],
      ...[int('year'), localDate('booked_on'), int('seconds')],
    ];
    await build.licensedTable('ledger_refs', row, { indexes: [['licence_id', 'employee_id', 'year']] });
    const surcharge = [
      ...[copied, uuid('employee_id'), json('lines')],
      ...[localDate('first_day', optional), localDate('last_day', optional)],
    ];
    await build.licensedTable('surcharge_refs', surcharge, {
      indexes: [['licence_id', 'employee_id', 'last_day']],
    });
    await build.licensedTable('licence_refs', [copied, text('name', 150), code('country', 2)]);
    const file = [
      ...[uuid('owner_id'), code('kind', 20), code('period', 7), code('format', 4)],
      ...[json('employee_ids', optional), int('people'), uuid('file_id', optional)],
    ];
    await build.licensedTable('period_report_files', file, {
      indexes: [['licence_id', 'owner_id', 'created_at']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    for (const table of [
      'period_report_files',
      'licence_refs',
      'surcharge_refs',
      'ledger_refs',
      'working_rule_refs',
      'employment_refs',
      'absence_day_refs',
    ]) {
      await build.dropTable(table);
    }
  }
}
