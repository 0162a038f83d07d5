import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why an entry became not billable. The version before runs on. */
export class NotBillableReason1795310360000 implements MigrationInterface {
  name = 'NotBillableReason1795310360000';

  async up(runner: QueryRunner): Promise<void> {
    const reason = columns.text('not_billable_reason', 80, { nullable: true });
    await tableBuilder(runner).addColumn('time_entries', reason);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
