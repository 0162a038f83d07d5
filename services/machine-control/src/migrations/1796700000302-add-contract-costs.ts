import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What insurance and leasing of a machine cost, as the inventory tells it. */
export class AddContractCosts1796700000302 implements MigrationInterface {
  name = 'AddContractCosts1796700000302';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).addColumn('machines', columns.json('contract_costs', { nullable: true }));
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
