import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What insurance and leasing of a machine cost, and its pictures, as the inventory tells them. */
export class AddContractCosts1796700000302 implements MigrationInterface {
  name = 'AddContractCosts1796700000302';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    for (const name of ['contract_costs', 'image_ids'])
      await build.addColumn('machines', columns.json(name, { nullable: true }));
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
