import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, int, localDate, text, uuid } = columns;
const optional = { nullable: true } as const;

/** What others than planners see of the plan where it is published by hand, and when it was published. */
export class PublishBookings1795900000481 implements MigrationInterface {
  name = 'PublishBookings1795900000481';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable(
      'published_bookings',
      [
        uuid('resource_id'),
        uuid('project_id', optional),
        text('title', 150, optional),
        localDate('first_day'),
        localDate('last_day'),
        code('part', 10),
        code('from_time', 5, optional),
        code('to_time', 5, optional),
        int('share'),
        code('status', 10),
        text('note', 200, optional),
        uuid('series_id', optional),
      ],
      {
        indexes: [
          ['licence_id', 'first_day'],
          ['licence_id', 'resource_id', 'first_day'],
          ['licence_id', 'project_id', 'first_day'],
        ],
      },
    );
    await build.licensedTable(
      'publications',
      [
        uuid('employee_id'),
        localDate('until', optional),
        int('added'),
        int('moved'),
        int('changed'),
        int('removed'),
        int('told'),
      ],
      { indexes: [['licence_id', 'created_at']] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['publications', 'published_bookings']) await tableBuilder(runner).dropTable(table);
  }
}
