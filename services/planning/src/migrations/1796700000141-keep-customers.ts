import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, instant, text, uuid } = columns;

/** Customers of projects and companies from outside; known by a resync of addresses and projects. */
export class KeepCustomers1796700000141 implements MigrationInterface {
  name = 'KeepCustomers1796700000141';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable('address_refs', [
      instant('occurred_at'),
      text('name', 150),
      boolean('deleted'),
    ]);
    await build.addColumn('project_refs', uuid('address_id', { nullable: true }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('project_refs', 'address_id');
    await tableBuilder(runner).dropTable('address_refs');
  }
}
