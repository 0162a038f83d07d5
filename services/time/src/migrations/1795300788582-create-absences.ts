import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, int, json, localDate, longText, uuid } = columns;
const optional = { nullable: true } as const;

/** Absences, the ledger of balances, their rules, calendars to subscribe to, and who supervises whom. */
export class CreateAbsences1795300788582 implements MigrationInterface {
  name = 'CreateAbsences1795300788582';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable(
      'absences',
      [
        uuid('employee_id'),
        uuid('recorder_id'),
        code('type', 24),
        code('state', 10),
        localDate('starts_on'),
        localDate('ends_on'),
        boolean('start_half'),
        boolean('end_half'),
        json('days'),
        longText('reason', optional),
        json('decisions'),
      ],
      {
        indexes: [
          ['licence_id', 'employee_id', 'ends_on'],
          ['licence_id', 'state', 'ends_on'],
        ],
      },
    );
    await build.licensedTable(
      'absence_ledger',
      [
        uuid('employee_id'),
        code('kind', 20),
        code('source', 12),
        int('year'),
        localDate('booked_on'),
        int('seconds'),
        uuid('absence_id', optional),
        code('reference', 60),
        longText('note', optional),
      ],
      { indexes: [['licence_id', 'employee_id', 'year']] },
    );
    await build.licensedTable('absence_settings', [json('values')]);
    await build.licensedTable('absence_feeds', [code('token_hash', 64), code('time_zone', 64)]);
    await build.index('absence_feeds', ['token_hash'], true);
    await build.table(
      'supervisions',
      [uuid('licence_id'), uuid('employee_id'), uuid('supervisor_id'), int('position')],
      {
        primary: ['licence_id', 'employee_id', 'supervisor_id'],
        indexes: [['licence_id', 'supervisor_id']],
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    for (const table of ['supervisions', 'absence_feeds', 'absence_settings', 'absence_ledger', 'absences']) {
      await build.dropTable(table);
    }
  }
}
