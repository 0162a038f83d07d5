import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, instant, localDate, uuid } = columns;

/** Our copies of people's absences. */
export class KeepAbsences1795900000201 implements MigrationInterface {
  name = 'KeepAbsences1795900000201';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).licensedTable(
      'absence_refs',
      [
        uuid('resource_id'),
        localDate('first_day'),
        localDate('last_day'),
        boolean('start_half'),
        boolean('end_half'),
        boolean('approved'),
        boolean('living'),
        instant('occurred_at'),
      ],
      { indexes: [['licence_id', 'last_day', 'first_day']] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).dropTable('absence_refs');
  }
}
