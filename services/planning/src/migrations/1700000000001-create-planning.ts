import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, instant, localDate, text, uuid } = columns;

export class CreatePlanning1700000000001 implements MigrationInterface {
  name = 'CreatePlanning1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable(
      'assignments',
      [
        uuid('employee_id'),
        uuid('project_id'),
        localDate('date'),
        code('part', 10),
        text('note', 200, { nullable: true }),
      ],
      {
        indexes: [
          ['licence_id', 'date'],
          ['licence_id', 'employee_id', 'date'],
          ['licence_id', 'project_id', 'date'],
        ],
      },
    );
    await build.table(
      'day_slots',
      [uuid('licence_id'), uuid('employee_id'), localDate('date'), code('half', 10), uuid('assignment_id')],
      {
        primary: ['licence_id', 'employee_id', 'date', 'half'],
        indexes: [
          ['licence_id', 'assignment_id'],
          ['licence_id', 'date'],
        ],
      },
    );
    await this.createReferences(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    const tables = ['project_employees', 'project_refs', 'employee_refs', 'day_slots', 'assignments'];
    for (const table of tables) await build.dropTable(table);
  }

  private async createReferences(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    const occurred = instant('occurred_at');
    await build.licensedTable('employee_refs', [text('name', 201), boolean('plannable'), occurred]);
    await build.licensedTable('project_refs', [
      text('number', 30),
      text('title', 150),
      boolean('deleted'),
      occurred,
    ]);
    await build.table('project_employees', [uuid('licence_id'), uuid('project_id'), uuid('employee_id')], {
      primary: ['licence_id', 'project_id', 'employee_id'],
      indexes: [['licence_id', 'employee_id']],
    });
  }
}
