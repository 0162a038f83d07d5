import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The file that a statement was read from, and what the bank changed of it. */
export class AddStatementFiles1795500000070 implements MigrationInterface {
  name = 'AddStatementFiles1795500000070';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).addColumn('statements', columns.uuid('file_id', { nullable: true }));
    await tableBuilder(runner).addColumn('statements', columns.json('amendment', { nullable: true }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE statements DROP COLUMN amendment');
    await runner.query('ALTER TABLE statements DROP COLUMN file_id');
  }
}
