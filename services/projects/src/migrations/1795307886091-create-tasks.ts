import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, instant, int, json, localDate, longText, text, uuid } = columns;
const optional = { nullable: true } as const;

export class CreateTasks1795307886091 implements MigrationInterface {
  name = 'CreateTasks1795307886091';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    const fields = [
      text('title', 200),
      longText('description', optional),
      uuid('project_id', optional),
      localDate('deadline', optional),
      code('deadline_time', 5, optional),
      localDate('planned_on', optional),
      localDate('planned_until', optional),
      int('planned_minutes', optional),
      code('priority', 10),
      code('status', 4),
      instant('done_at', optional),
      uuid('done_by', optional),
      uuid('owner_id', optional),
      uuid('created_by', optional),
      json('checklist'),
      json('recurrence', optional),
      uuid('previous_id', optional),
      instant('remind_at', optional),
    ];
    await build.licensedTable('tasks', fields, {
      indexes: [
        ['licence_id', 'status', 'deadline'],
        ['licence_id', 'project_id'],
        ['licence_id', 'owner_id'],
        ['licence_id', 'planned_on'],
      ],
      uniques: [['licence_id', 'previous_id']],
    });
    // Reminders are looked for in all licences at once.
    await build.index('tasks', ['remind_at']);
    await build.table('task_people', [uuid('licence_id'), uuid('task_id'), uuid('employee_id')], {
      primary: ['licence_id', 'task_id', 'employee_id'],
      indexes: [['licence_id', 'employee_id']],
    });
    await build.licensedTable('task_comments', [uuid('task_id'), uuid('author_id'), longText('text')], {
      indexes: [['licence_id', 'task_id']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    for (const table of ['task_comments', 'task_people', 'tasks']) await build.dropTable(table);
  }
}
