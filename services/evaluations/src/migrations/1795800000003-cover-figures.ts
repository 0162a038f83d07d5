import { tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * All that figures are made of in one index, by day: lines of a licence lie among those of all others, so that a year of it read
 * from the table touches nearly every page there is.
 */
export class CoverFigures1795800000003 implements MigrationInterface {
  name = 'CoverFigures1795800000003';

  async up(runner: QueryRunner): Promise<void> {
    const builder = tableBuilder(runner);
    await builder.index('time_facts', [
      ...['licence_id', 'deleted', 'work_date', 'employee_id', 'project_id', 'activity_id'],
      ...['kind', 'billable', 'week', 'month', 'seconds', 'cents'],
    ]);
    await builder.dropIndex('time_facts', ['licence_id', 'work_date']);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
