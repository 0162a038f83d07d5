import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { instant, int, money } = columns;

/** Copies of what bookkeeping says: customers' credit limits, and which bills were reminded of. */
export class CopyReceivables1795600000110 implements MigrationInterface {
  name = 'CopyReceivables1795600000110';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    const limit = [money('credit_limit', { nullable: true }), instant('occurred_at')];
    await tables.licensedTable('credit_limit_refs', limit);
    await tables.licensedTable('dunned_bill_refs', [int('level'), instant('occurred_at')]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['dunned_bill_refs', 'credit_limit_refs'])
      await tableBuilder(runner).dropTable(table);
  }
}
