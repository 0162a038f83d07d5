import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, int, localDate, text, uuid } = columns;
const optional = { nullable: true } as const;

/** What projects need, for bookings to fill. */
export class CreateRequirements1795900000471 implements MigrationInterface {
  name = 'CreateRequirements1795900000471';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).licensedTable(
      'requirements',
      [
        uuid('project_id'),
        code('kind', 10),
        uuid('skill_id', optional),
        int('count'),
        int('days'),
        localDate('first_day'),
        localDate('last_day'),
        text('note', 200, optional),
      ],
      { indexes: [['licence_id', 'last_day', 'first_day']] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).dropTable('requirements');
  }
}
