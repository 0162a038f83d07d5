import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, json, text, uuid } = columns;

/** Reports that people keep, whom they share them with, and how each keeps them. */
export class CreateSavedReports1795800000002 implements MigrationInterface {
  name = 'CreateSavedReports1795800000002';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    const report = [uuid('owner_id'), text('title', 80), json('definition')];
    await build.licensedTable('saved_reports', report, { indexes: [['licence_id', 'owner_id']] });
    const of = [uuid('licence_id'), uuid('report_id')];
    await build.table('saved_report_shares', [...of, uuid('shared_with')], {
      primary: ['licence_id', 'report_id', 'shared_with'],
      indexes: [['licence_id', 'shared_with']],
    });
    const mark = [...of, uuid('employee_id'), boolean('starred'), boolean('pinned')];
    await build.table('saved_report_marks', mark, {
      primary: ['licence_id', 'employee_id', 'report_id'],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    for (const table of ['saved_report_marks', 'saved_report_shares', 'saved_reports']) {
      await build.dropTable(table);
    }
  }
}
