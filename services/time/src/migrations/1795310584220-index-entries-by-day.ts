import { tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A licence's entries in the order of their list, so that a page of it is read and not sorted. */
export class IndexEntriesByDay1795310584220 implements MigrationInterface {
  name = 'IndexEntriesByDay1795310584220';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).index('time_entries', ['licence_id', 'work_date', 'start_at', 'id']);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
