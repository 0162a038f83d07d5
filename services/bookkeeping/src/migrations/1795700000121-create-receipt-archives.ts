import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, int, localDate, uuid } = columns;

/** Archives of receipts that were gathered for the accountant. */
export class CreateReceiptArchives1795700000121 implements MigrationInterface {
  name = 'CreateReceiptArchives1795700000121';

  async up(runner: QueryRunner): Promise<void> {
    const archive = [
      ...[code('state', 10), localDate('from_day'), localDate('to_day')],
      ...[int('files'), int('missing'), uuid('file_id', { nullable: true })],
    ];
    const keys = { indexes: [['licence_id', 'created_at']] };
    await tableBuilder(runner).licensedTable('receipt_archives', archive, keys);
  }

  async down(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).dropTable('receipt_archives');
  }
}
