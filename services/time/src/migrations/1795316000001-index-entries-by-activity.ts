import { tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Entries of one activity by day, for lists and sums that are narrowed to it. */
export class IndexEntriesByActivity1795316000001 implements MigrationInterface {
  name = 'IndexEntriesByActivity1795316000001';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).index('time_entries', ['licence_id', 'activity_id', 'work_date']);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
