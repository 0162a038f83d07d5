import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Terms of payment of an address. The version before runs on. */
export class AddPaymentTerms1795393000001 implements MigrationInterface {
  name = 'AddPaymentTerms1795393000001';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).addColumn('addresses', columns.json('payment_term', { nullable: true }));
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
