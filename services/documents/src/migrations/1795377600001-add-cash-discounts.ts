import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What may be deducted by who pays early. The version before runs on. */
export class AddCashDiscounts1795377600001 implements MigrationInterface {
  name = 'AddCashDiscounts1795377600001';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).addColumn('documents', columns.json('cash_discounts', { nullable: true }));
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
