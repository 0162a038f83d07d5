import { tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What customers owe is summed up out of this index alone, debtor by debtor, without reading the items. */
export class IndexDebtors1795600000110 implements MigrationInterface {
  name = 'IndexDebtors1795600000110';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).index('open_items', [
      ...['licence_id', 'side', 'address_id', 'deleted_at', 'open', 'base_open', 'due_date', 'address_name'],
    ]);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
