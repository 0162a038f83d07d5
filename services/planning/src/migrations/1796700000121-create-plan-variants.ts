import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, int, localDate, text, uuid } = columns;
const optional = { nullable: true } as const;

/** Variants of the plan. What they change lies in a table of its own, so that no reader of the plan meets it. */
export class CreatePlanVariants1796700000121 implements MigrationInterface {
  name = 'CreatePlanVariants1796700000121';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable('plan_variants', [
      text('title', 80),
      localDate('first_day'),
      localDate('last_day'),
      uuid('employee_id'),
    ]);
    await build.licensedTable(
      'variant_bookings',
      [
        uuid('variant_id'),
        uuid('booking_id'),
        int('base_version'),
        boolean('dropped'),
        uuid('resource_id'),
        uuid('project_id', optional),
        text('title', 150, optional),
        localDate('first_day'),
        localDate('last_day'),
        code('part', 10),
        code('from_time', 5, optional),
        code('to_time', 5, optional),
        int('share'),
        code('status', 10),
        text('note', 200, optional),
        uuid('series_id', optional),
      ],
      { uniques: [['licence_id', 'variant_id', 'booking_id']] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['variant_bookings', 'plan_variants']) await tableBuilder(runner).dropTable(table);
  }
}
