import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, instant, int, json, localDate, money, quantity, text, uuid } = columns;

/** Surcharges of a licence, and the minutes they add to each entry. */
export class AddSurcharges1795301410383 implements MigrationInterface {
  name = 'AddSurcharges1795301410383';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable('surcharge_settings', [
      json('values'),
      code('time_zone', 64),
      instant('stale_since', { nullable: true }),
    ]);
    await build.licensedTable(
      'surcharge_lines',
      [
        uuid('entry_id'),
        uuid('employee_id'),
        uuid('window_id'),
        text('title', 60),
        quantity('percent'),
        localDate('work_date'),
        instant('start_at'),
        instant('end_at'),
        code('time_zone', 64),
        int('seconds'),
        money('amount'),
      ],
      {
        indexes: [
          ['licence_id', 'entry_id'],
          ['licence_id', 'work_date'],
          ['licence_id', 'employee_id', 'work_date'],
        ],
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    for (const table of ['surcharge_lines', 'surcharge_settings']) await build.dropTable(table);
  }
}
