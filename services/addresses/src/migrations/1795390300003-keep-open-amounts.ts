import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { instant, money, uuid } = columns;

/** What customers have open, and of which bills. Bills from before come by a resync of documents. */
export class KeepOpenAmounts1795390300003 implements MigrationInterface {
  name = 'KeepOpenAmounts1795390300003';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    const bill = [uuid('address_id', { nullable: true }), money('open'), instant('occurred_at')];
    await tables.licensedTable('bill_refs', bill, { indexes: [['licence_id', 'address_id']] });
    await tables.licensedTable('open_amounts', [money('amount')]);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
