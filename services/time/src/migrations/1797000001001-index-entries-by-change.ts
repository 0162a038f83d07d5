import { tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Overviews of a team ask whose entries have changed: answered from the index by person and day, without reading the rows.
 * Living entries in the order of their duration and kind, for lists that are sorted by them. The index by day alone is the
 * beginning of another one.
 */
export class IndexEntriesByChange1797000001001 implements MigrationInterface {
  name = 'IndexEntriesByChange1797000001001';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.index('time_entries', ['licence_id', 'employee_id', 'work_date', 'version', 'exported_at']);
    await build.dropIndex('time_entries', ['licence_id', 'employee_id', 'work_date']);
    await build.index('time_entries', ['licence_id', 'deleted_at', 'seconds', 'id']);
    await build.index('time_entries', ['licence_id', 'deleted_at', 'kind', 'id']);
    await build.dropIndex('time_entries', ['licence_id', 'work_date']);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
