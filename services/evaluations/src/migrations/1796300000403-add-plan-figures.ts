import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, instant, int, localDate, uuid } = columns;

/** What people are booked for, day by day. It comes by a resync of planning. */
export class AddPlanFigures1796300000403 implements MigrationInterface {
  name = 'AddPlanFigures1796300000403';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable('plan_refs', [instant('occurred_at'), boolean('deleted')]);
    const fact = [
      ...[uuid('booking_id'), uuid('employee_id'), uuid('project_id', { nullable: true })],
      ...[localDate('work_date'), localDate('week'), code('month', 7)],
      ...[code('plan_status', 10), code('part', 10), int('minutes'), int('share')],
    ];
    await build.licensedTable('plan_facts', fact, {
      indexes: [
        ['licence_id', 'work_date', 'employee_id'],
        ['licence_id', 'booking_id'],
      ],
    });
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
