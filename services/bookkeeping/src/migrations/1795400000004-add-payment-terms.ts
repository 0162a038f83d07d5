import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Terms of payment that were agreed with a customer. */
export class AddPaymentTerms1795400000004 implements MigrationInterface {
  name = 'AddPaymentTerms1795400000004';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).addColumn('address_refs', columns.json('payment_term', { nullable: true }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE address_refs DROP COLUMN payment_term');
  }
}
