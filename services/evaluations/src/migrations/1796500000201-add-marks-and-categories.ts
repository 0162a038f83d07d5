import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, instant, json, text, uuid } = columns;
const optional = { nullable: true } as const;

/**
 * What is confirmed and exported, rate categories, and values of the licence's own fields. They come by a resync of time,
 * inventory, admin, addresses and projects.
 */
export class AddMarksAndCategories1796500000201 implements MigrationInterface {
  name = 'AddMarksAndCategories1796500000201';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable('entry_marks', [
      ...[instant('occurred_at'), boolean('confirmed'), boolean('exported')],
    ]);
    await build.licensedTable('rate_category_refs', [instant('occurred_at'), text('title', 100)]);
    await build.addColumn('team_refs', uuid('rate_category_id', optional));
    await build.addColumn('activity_refs', code('kind', 20, optional));
    await build.addColumn('activity_refs', uuid('rate_category_id', optional));
    for (const table of ['project_refs', 'customer_refs', 'activity_refs']) {
      await build.addColumn(table, json('extra', optional));
    }
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
