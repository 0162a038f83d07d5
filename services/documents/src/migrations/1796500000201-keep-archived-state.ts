import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The state a document was archived in; of those archived before it is not written down. The version before runs on. */
export class KeepArchivedState1796500000201 implements MigrationInterface {
  name = 'KeepArchivedState1796500000201';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).addColumn('documents', columns.code('previous_status', 4, { nullable: true }));
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
