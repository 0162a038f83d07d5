import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columns } from '../database/column-definitions';
import { tableBuilder } from '../database/table-builder';

const { code, instant, int, longText, text, uuid } = columns;

/** Events that a consumer failed on: every service's database has them. */
export class CreateInboxFailures1795321234889 implements MigrationInterface {
  name = 'CreateInboxFailures1795321234889';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).table(
      'inbox_failures',
      [
        uuid('id'),
        uuid('event_id'),
        code('consumer', 150),
        uuid('licence_id'),
        code('name', 100),
        int('version'),
        longText('payload'),
        instant('occurred_at'),
        code('request_id', 64),
        int('attempts'),
        instant('next_attempt_at'),
        text('last_error', 500, { nullable: true }),
        instant('dead_at', { nullable: true }),
      ],
      {
        primary: ['id'],
        uniques: [['event_id', 'consumer']],
        indexes: [['dead_at', 'next_attempt_at']],
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).dropTable('inbox_failures');
  }
}
