import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, instant, int, json, localDate, longText, text, uuid } = columns;
const optional = { nullable: true } as const;

/** Day reports with photos, finished states and numbers, which entries they close, and who the licence is. */
export class AddDayReports1795307926707 implements MigrationInterface {
  name = 'AddDayReports1795307926707';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable(
      'day_reports',
      [
        text('number', 30, optional),
        int('revision'),
        code('state', 10),
        uuid('employee_id'),
        uuid('project_id'),
        localDate('work_date'),
        longText('text', optional),
        longText('remarks', optional),
        code('weather', 10, optional),
        code('language', 2),
        text('signer', 120, optional),
        instant('closed_at', optional),
      ],
      {
        uniques: [['licence_id', 'number']],
        indexes: [
          ['licence_id', 'work_date'],
          ['licence_id', 'project_id', 'work_date'],
        ],
      },
    );
    await build.licensedTable(
      'day_report_photos',
      [uuid('report_id'), uuid('file_id'), text('caption', 200, optional), int('position')],
      { indexes: [['licence_id', 'report_id']] },
    );
    await build.licensedTable(
      'day_report_revisions',
      [
        uuid('report_id'),
        int('revision'),
        code('way', 6),
        text('signer', 120, optional),
        instant('signed_at'),
        uuid('closed_by'),
        text('reason', 500, optional),
        boolean('with_prices'),
        json('snapshot'),
        uuid('pdf_file_id'),
        code('pdf_hash', 64),
        instant('reopened_at', optional),
        uuid('reopened_by', optional),
        text('reopen_reason', 500, optional),
      ],
      { uniques: [['licence_id', 'report_id', 'revision']] },
    );
    await build.table('day_report_counters', [uuid('licence_id'), code('year', 4), int('next_value')], {
      primary: ['licence_id', 'year'],
    });
    await build.licensedTable('licence_refs', [
      text('name', 150),
      code('country', 2),
      code('currency', 3),
      text('street', 70, optional),
      text('house_number', 16, optional),
      text('zip', 16, optional),
      text('city', 35, optional),
      text('email', 180, optional),
      text('phone', 30, optional),
      instant('occurred_at'),
    ]);
    await build.addColumn('time_entries', uuid('day_report_id', optional));
    await build.addColumn('time_entries', text('day_report_number', 30, optional));
  }

  async down(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    const tables = ['licence_refs', 'day_report_counters', 'day_report_revisions', 'day_report_photos'];
    for (const table of [...tables, 'day_reports']) await build.dropTable(table);
  }
}
