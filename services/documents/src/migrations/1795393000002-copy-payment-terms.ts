import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Terms of payment of recipients; those from before come by a resync of addresses. The version before runs on. */
export class CopyPaymentTerms1795393000002 implements MigrationInterface {
  name = 'CopyPaymentTerms1795393000002';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).addColumn('address_refs', columns.json('payment_term', { nullable: true }));
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
