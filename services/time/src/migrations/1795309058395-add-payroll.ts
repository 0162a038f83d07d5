import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { bigInt, boolean, code, instant, int, json, text, uuid } = columns;

/** Hand-overs to payroll, and by which one an entry went. */
export class AddPayroll1795309058395 implements MigrationInterface {
  name = 'AddPayroll1795309058395';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable('payroll_settings', [json('values')]);
    await build.licensedTable(
      'payroll_runs',
      [
        int('number'),
        code('month', 7),
        code('state', 12),
        uuid('created_by'),
        json('format'),
        int('people'),
        int('lines'),
        instant('taken_back_at', { nullable: true }),
        text('reason', 500, { nullable: true }),
      ],
      { uniques: [['licence_id', 'number']] },
    );
    await build.licensedTable(
      'payroll_lines',
      [
        uuid('run_id'),
        uuid('employee_id'),
        text('personnel_number', 50, { nullable: true }),
        text('first_name', 100),
        text('last_name', 100),
        code('month', 7),
        code('source', 60),
        text('wage_number', 20),
        text('wage_title', 100),
        code('unit', 6),
        int('seconds'),
        int('half_days'),
        bigInt('hundredths'),
        boolean('correction'),
      ],
      {
        indexes: [
          ['licence_id', 'run_id'],
          ['licence_id', 'month', 'employee_id'],
        ],
      },
    );
    await build.addColumn('time_entries', uuid('payroll_run_id', { nullable: true }));
    await build.index('time_entries', ['licence_id', 'payroll_run_id']);
  }

  async down(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    for (const table of ['payroll_lines', 'payroll_runs', 'payroll_settings']) await build.dropTable(table);
  }
}
