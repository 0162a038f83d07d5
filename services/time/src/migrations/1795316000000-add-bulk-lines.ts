import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { int, json, uuid } = columns;

/** What entries were before they were changed together, so that it can be taken back. */
export class AddBulkLines1795316000000 implements MigrationInterface {
  name = 'AddBulkLines1795316000000';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable(
      'time_bulk_lines',
      [uuid('run_id'), uuid('entry_id'), int('entry_version'), json('before', { nullable: true })],
      { indexes: [['licence_id', 'run_id']] },
    );
    // The job clears those of all licences.
    await build.index('time_bulk_lines', ['created_at']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).dropTable('time_bulk_lines');
  }
}
