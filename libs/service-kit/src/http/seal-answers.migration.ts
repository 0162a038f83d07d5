import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columns } from '../database/column-definitions';
import { tableBuilder } from '../database/table-builder';

/**
 * Answers kept for repetition are encrypted in a column of their own, which the version before does not read. What stands
 * in clear is forgotten, but for what devices recorded offline: those are records of hours and may come again for weeks.
 */
export class SealAnswers1795366200000 implements MigrationInterface {
  name = 'SealAnswers1795366200000';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).addColumn('idempotency_keys', columns.longText('sealed', { nullable: true }));
    await runner.query("UPDATE idempotency_keys SET body = NULL WHERE idempotency_key NOT LIKE 'offline-%'");
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
