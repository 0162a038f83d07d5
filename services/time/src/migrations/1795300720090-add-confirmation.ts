import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, instant, int, json, localDate, text, uuid } = columns;

/** Sign-offs of employees, unlocked days, closed months, and what takes bulk marks back. */
export class AddConfirmation1795300720090 implements MigrationInterface {
  name = 'AddConfirmation1795300720090';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable(
      'time_signoffs',
      [
        uuid('employee_id'),
        code('period', 5),
        localDate('starts_on'),
        localDate('ends_on'),
        instant('signed_at'),
        uuid('signed_by'),
        json('reopened'),
      ],
      { uniques: [['licence_id', 'employee_id', 'period', 'starts_on']] },
    );
    await build.licensedTable(
      'time_unlocks',
      [
        uuid('employee_id'),
        localDate('work_date'),
        text('reason', 500),
        uuid('unlocked_by'),
        instant('expires_at'),
      ],
      { indexes: [['licence_id', 'expires_at']] },
    );
    await build.licensedTable(
      'time_month_closings',
      [code('month', 7), instant('closed_at'), int('entries'), int('people')],
      { uniques: [['licence_id', 'month']] },
    );
    await build.licensedTable('time_mark_batches', [
      uuid('marked_by'),
      code('action', 10),
      instant('marked_at'),
      boolean('undone'),
      json('before'),
    ]);
    // The job clears those of all licences.
    await build.index('time_mark_batches', ['marked_at']);
  }

  async down(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    for (const table of ['time_mark_batches', 'time_month_closings', 'time_unlocks', 'time_signoffs']) {
      await build.dropTable(table);
    }
  }
}
