import type { MigrationInterface, QueryRunner } from 'typeorm';
import { tableBuilder } from '../database/table-builder';

/** A licence's audit trail is read by time, newest first. */
export class IndexAuditByTime1763760300001 implements MigrationInterface {
  name = 'IndexAuditByTime1763760300001';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).index('audit_entries', ['licence_id', 'occurred_at', 'id']);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
