import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code } = columns;

/** Secret addresses under which calendar programs read people's plans. */
export class CreatePlanFeeds1795900000303 implements MigrationInterface {
  name = 'CreatePlanFeeds1795900000303';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable('plan_feeds', [
      code('token_hash', 64),
      code('time_zone', 64),
      code('locale', 10),
    ]);
    await build.index('plan_feeds', ['token_hash'], true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).dropTable('plan_feeds');
  }
}
