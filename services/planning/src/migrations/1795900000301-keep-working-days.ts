import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { instant, int, json, localDate } = columns;
const optional = { nullable: true } as const;

/** Our copies of how long people's days are; they come by a resync of admin and time. */
export class KeepWorkingDays1795900000301 implements MigrationInterface {
  name = 'KeepWorkingDays1795900000301';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable('employment_refs', [
      localDate('starts_on', optional),
      localDate('ends_on', optional),
      json('periods'),
      instant('occurred_at'),
    ]);
    await build.licensedTable('working_rule_refs', [
      int('working_week_days'),
      int('daily_target_minutes'),
      json('holidays'),
      instant('occurred_at'),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    for (const table of ['working_rule_refs', 'employment_refs']) await build.dropTable(table);
  }
}
