import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often a licence's books were written, so that what was summed up out of them is known to be as they are. */
export class CountLedgerChanges1795600000111 implements MigrationInterface {
  name = 'CountLedgerChanges1795600000111';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).addColumn('ledger_counters', columns.int('changes', { default: '0' }));
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
