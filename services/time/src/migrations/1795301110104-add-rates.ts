import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, instant, json, localDate, unitPrice, uuid } = columns;
const optional = { nullable: true } as const;

/** Rates of projects and of the licence, copies of rate categories and dated prices, and where an entry's price is from. */
export class AddRates1795301110104 implements MigrationInterface {
  name = 'AddRates1795301110104';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable(
      'time_rates',
      [
        uuid('project_id', optional),
        uuid('employee_id', optional),
        uuid('object_id', optional),
        code('target', 80),
        localDate('valid_from'),
        unitPrice('price'),
      ],
      {
        indexes: [['licence_id', 'project_id']],
        uniques: [['licence_id', 'target', 'valid_from']],
      },
    );
    await build.licensedTable('rate_category_refs', [json('data'), instant('occurred_at')]);
    await build.addColumn('object_refs', json('prices', optional));
    await build.addColumn('time_entries', code('price_source', 16, optional));
  }

  async down(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    for (const table of ['rate_category_refs', 'time_rates']) await build.dropTable(table);
  }
}
