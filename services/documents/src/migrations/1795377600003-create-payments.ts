import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { uuid, money, localDate } = columns;

/** Payments of bills, and what is open of each bill. The version before runs on. */
export class CreatePayments1795377600003 implements MigrationInterface {
  name = 'CreatePayments1795377600003';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    const fields = [
      uuid('document_id'),
      localDate('paid_on'),
      money('amount'),
      money('deducted'),
      uuid('reverses_id', { nullable: true }),
    ];
    await tables.licensedTable('document_payments', fields, {
      indexes: [['licence_id', 'document_id']],
      uniques: [['licence_id', 'reverses_id']],
    });
    await tables.addColumn('documents', money('open_amount', { nullable: true }));
    const paid = "type = 'bill' AND status IN ('CHRG', 'PCAN')";
    await runner.query(`UPDATE documents SET open_amount = total WHERE ${paid}`);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
