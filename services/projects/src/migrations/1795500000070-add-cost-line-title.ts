import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Costs of suppliers' bills name supplier and number. */
export class AddCostLineTitle1795500000070 implements MigrationInterface {
  name = 'AddCostLineTitle1795500000070';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).addColumn('cost_lines', columns.text('title', 220, { nullable: true }));
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
