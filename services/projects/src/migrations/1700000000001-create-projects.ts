import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, instant, int, localDate, longText, money, quantity, text, uuid } = columns;
const optional = { nullable: true } as const;

export class CreateProjects1700000000001 implements MigrationInterface {
  name = 'CreateProjects1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    await this.createProjects(runner);
    await this.createReferences(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    const tables = [
      'bill_refs',
      'entry_refs',
      'employee_refs',
      'address_refs',
      'project_employees',
      'projects',
    ];
    for (const table of tables) await build.dropTable(table);
  }

  private async createProjects(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    const fields = [
      text('number', 30),
      text('external_id', 50, optional),
      text('title', 150),
      longText('description', optional),
      localDate('start_date', optional),
      localDate('end_date', optional),
      localDate('deadline', optional),
      text('forest_owner', 100, optional),
      uuid('address_id', optional),
      uuid('responsible_employee_id', optional),
      code('status', 4),
      code('previous_status', 4, optional),
      money('total_amount', optional),
      quantity('quantity', optional),
      code('unit', 30, optional),
      text('cost_centre', 30, optional),
      text('revenue_centre', 30, optional),
    ];
    await build.licensedTable('projects', fields, {
      indexes: [
        ['licence_id', 'title'],
        ['licence_id', 'status'],
        ['licence_id', 'address_id'],
        ['licence_id', 'responsible_employee_id'],
      ],
      uniques: [['licence_id', 'number']],
    });
    await build.table('project_employees', [uuid('licence_id'), uuid('project_id'), uuid('employee_id')], {
      primary: ['licence_id', 'project_id', 'employee_id'],
      indexes: [['licence_id', 'employee_id']],
    });
  }

  private async createReferences(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    const occurred = instant('occurred_at');
    await build.licensedTable('address_refs', [
      text('name', 70),
      text('city', 35),
      boolean('deleted'),
      occurred,
    ]);
    await build.licensedTable('employee_refs', [text('name', 201), boolean('active'), occurred]);
    await build.licensedTable(
      'entry_refs',
      [
        uuid('project_id'),
        int('seconds'),
        boolean('billable'),
        boolean('billed'),
        boolean('deleted'),
        occurred,
      ],
      { indexes: [['licence_id', 'project_id']] },
    );
    await build.licensedTable(
      'bill_refs',
      [uuid('project_id'), code('status', 4), money('total'), occurred],
      {
        indexes: [['licence_id', 'project_id']],
      },
    );
  }
}
