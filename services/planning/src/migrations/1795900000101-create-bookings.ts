import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, instant, int, json, localDate, text, uuid } = columns;
const optional = { nullable: true } as const;

/** Bookings of people, machines, vehicles and tools take the place of people's assignments to projects. */
export class CreateBookings1795900000101 implements MigrationInterface {
  name = 'CreateBookings1795900000101';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable(
      'bookings',
      [
        uuid('resource_id'),
        uuid('project_id', optional),
        text('title', 150, optional),
        localDate('first_day'),
        localDate('last_day'),
        code('part', 10),
        code('from_time', 5, optional),
        code('to_time', 5, optional),
        int('share', { default: '100' }),
        code('status', 10, { default: "'planned'" }),
        text('note', 200, optional),
        uuid('series_id', optional),
      ],
      {
        indexes: [
          ['licence_id', 'first_day'],
          ['licence_id', 'resource_id', 'first_day'],
          ['licence_id', 'project_id', 'first_day'],
          ['licence_id', 'series_id', 'first_day'],
        ],
      },
    );
    await build.licensedTable('object_refs', [
      code('kind', 10),
      text('title', 150),
      boolean('plannable'),
      json('assigned_employee_ids'),
      instant('occurred_at'),
    ]);
    await this.takeOverAssignments(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    for (const table of ['object_refs', 'bookings']) await build.dropTable(table);
  }

  /** The old tables stay, so that a release before this one still runs while this one starts. */
  private async takeOverAssignments(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO bookings (id, licence_id, resource_id, project_id, first_day, last_day, part, note, version, created_at, updated_at, deleted_at)
       SELECT old.id, old.licence_id, old.employee_id, old.project_id, old.date, old.date, old.part, old.note, old.version,
         old.created_at, old.updated_at, old.deleted_at
       FROM assignments old WHERE NOT EXISTS (SELECT 1 FROM bookings taken WHERE taken.id = old.id)`,
    );
  }
}
