import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, instant, text, uuid } = columns;
const optional = { nullable: true } as const;

const day = ['licence_id', 'deleted', 'work_date'];
const others = [
  ...['employee_id', 'project_id', 'activity_id', 'kind', 'billable', 'week', 'month', 'seconds', 'cents'],
];

/** What figures are told apart by as well. It comes by a resync of admin, addresses, projects, time and documents. */
export class AddReportDimensions1796400000102 implements MigrationInterface {
  name = 'AddReportDimensions1796400000102';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.addColumn('team_refs', uuid('supervisor_id', optional));
    await build.addColumn('project_refs', code('status', 4, optional));
    await build.addColumn('customer_refs', code('country', 2, optional));
    await build.addColumn('time_facts', uuid('company_part_id', optional));
    // A year of a licence is read from this index alone.
    await build.index('time_facts', [...day, 'company_part_id', ...others]);
    await build.dropIndex('time_facts', [...day, ...others]);
    await build.addColumn('document_facts', code('currency', 3, optional));
    await build.licensedTable('company_part_refs', [instant('occurred_at'), text('title', 181)]);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
