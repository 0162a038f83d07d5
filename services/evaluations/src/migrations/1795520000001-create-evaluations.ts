import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { bigInt, boolean, code, instant, int, localDate, text, uuid } = columns;
const optional = { nullable: true } as const;

/** Lines of time sheets, and what they name. They come by a resync of time, projects, addresses, inventory and admin. */
export class CreateEvaluations1795520000001 implements MigrationInterface {
  name = 'CreateEvaluations1795520000001';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    const facts = [
      instant('occurred_at'),
      uuid('employee_id'),
      uuid('project_id'),
      uuid('activity_id', optional),
      code('kind', 20),
      localDate('work_date'),
      localDate('week'),
      code('month', 7),
      int('seconds'),
      bigInt('cents'),
      boolean('billable'),
      boolean('deleted'),
    ];
    await build.licensedTable('time_facts', facts, {
      indexes: [
        ['licence_id', 'work_date'],
        ['licence_id', 'employee_id', 'work_date'],
        ['licence_id', 'project_id', 'work_date'],
      ],
    });
    const person = [instant('occurred_at'), text('name', 201)];
    await build.licensedTable('person_refs', person);
    await build.licensedTable('team_refs', [instant('occurred_at'), text('team', 100, optional)]);
    const project = [
      instant('occurred_at'),
      text('number', 30),
      text('title', 150),
      uuid('address_id', optional),
    ];
    await build.licensedTable('project_refs', project, { indexes: [['licence_id', 'address_id']] });
    await build.licensedTable('activity_refs', [instant('occurred_at'), text('title', 150)]);
    await build.licensedTable('customer_refs', [instant('occurred_at'), text('name', 70)]);
    const pair = (one: string, other: string) => [uuid('licence_id'), uuid(one), uuid(other)];
    await build.table('project_people', [...pair('project_id', 'employee_id'), boolean('responsible')], {
      primary: ['licence_id', 'project_id', 'employee_id'],
      indexes: [['licence_id', 'employee_id']],
    });
    await build.table('supervisions', pair('employee_id', 'supervisor_id'), {
      primary: ['licence_id', 'employee_id', 'supervisor_id'],
      indexes: [['licence_id', 'supervisor_id']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    for (const table of [
      'supervisions',
      'project_people',
      'customer_refs',
      'activity_refs',
      'project_refs',
      'team_refs',
      'person_refs',
      'time_facts',
    ]) {
      await build.dropTable(table);
    }
  }
}
