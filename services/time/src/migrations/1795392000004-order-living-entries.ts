import { tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Living entries in the order of their list: a page is read and all are counted in this index. Without the order in it
 * MariaDB preferred the index for counting, and sorted every entry of the licence for a page.
 */
export class OrderLivingEntries1795392000004 implements MigrationInterface {
  name = 'OrderLivingEntries1795392000004';

  async up(runner: QueryRunner): Promise<void> {
    const builder = tableBuilder(runner);
    await builder.index('time_entries', ['licence_id', 'deleted_at', 'work_date', 'start_at', 'id']);
    await builder.dropIndex('time_entries', ['licence_id', 'deleted_at']);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
