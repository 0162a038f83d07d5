import { tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const day = ['licence_id', 'deleted', 'work_date', 'company_part_id'];
const others = [
  ...['employee_id', 'project_id', 'activity_id', 'kind', 'billable', 'week', 'month', 'seconds', 'cents'],
];

/** Objects and units too are read from the index alone: what filters offer needs no row of a year. */
export class IndexFilterChoices1796600000101 implements MigrationInterface {
  name = 'IndexFilterChoices1796600000101';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.index('time_facts', [...day, 'object_id', 'unit', ...others]);
    await build.dropIndex('time_facts', [...day, ...others]);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
