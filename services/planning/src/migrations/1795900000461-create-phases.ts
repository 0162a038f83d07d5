import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { int, json, localDate, text, uuid } = columns;

/** Phases of projects, and what each waits for. */
export class CreatePhases1795900000461 implements MigrationInterface {
  name = 'CreatePhases1795900000461';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).licensedTable(
      'phases',
      [
        uuid('project_id'),
        text('title', 100),
        localDate('first_day'),
        localDate('last_day'),
        int('people', { default: '1' }),
        json('waits_for'),
      ],
      {
        indexes: [
          ['licence_id', 'project_id'],
          ['licence_id', 'first_day'],
        ],
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).dropTable('phases');
  }
}
