import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, instant, int, json, localDate, text, uuid } = columns;
const optional = { nullable: true } as const;

/** Reports that go out by mail by themselves, each time they did, and to whom. */
export class CreateReportSchedules1796300000101 implements MigrationInterface {
  name = 'CreateReportSchedules1796300000101';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    const schedule = [
      ...[uuid('owner_id'), text('title', 80), json('content'), code('format', 4), code('rhythm', 7)],
      ...[int('weekday'), int('day'), int('month'), code('time', 5), code('time_zone', 64)],
      ...[json('recipients'), boolean('paused'), instant('next_run_at')],
    ];
    await build.licensedTable('report_schedules', schedule, {
      indexes: [['licence_id', 'owner_id']],
    });
    // Jobs look for what is due in all licences.
    await build.index('report_schedules', ['next_run_at']);
    const run = [uuid('schedule_id'), localDate('first_day'), localDate('last_day')];
    await build.licensedTable('report_schedule_runs', run, {
      uniques: [['licence_id', 'schedule_id', 'first_day', 'last_day']],
    });
    const mail = [
      ...[uuid('run_id'), uuid('employee_id'), code('state', 7), code('refusal', 10, optional)],
      ...[int('attempts'), text('last_error', 500, optional)],
      ...[instant('next_attempt_at'), instant('sent_at', optional)],
    ];
    await build.licensedTable('report_schedule_mails', mail, {
      uniques: [['licence_id', 'run_id', 'employee_id']],
    });
    await build.index('report_schedule_mails', ['state', 'next_attempt_at']);
  }

  async down(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    for (const table of ['report_schedule_mails', 'report_schedule_runs', 'report_schedules']) {
      await build.dropTable(table);
    }
  }
}
