import { type ColumnDefinition, columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, instant, int, json, localDate, text, uuid } = columns;
const optional = { nullable: true };

/** 8.4 hours, a fifth of the usual 42-hour week. */
const averageDaySeconds = '30240';

const hrColumns: readonly ColumnDefinition[] = [
  code('salutation', 10, optional),
  text('external_id', 40, optional),
  localDate('birthdate', optional),
  code('insurance_number', 20, optional),
  text('team', 60, optional),
  uuid('company_part_id', optional),
  uuid('rate_category_id', optional),
  code('recording_method', 20, optional),
  json('driving_categories', optional),
  json('allowed_absences', optional),
  json('allowed_company_parts', optional),
  json('supervisors', optional),
  int('average_day_seconds', { default: averageDaySeconds }),
  int('start_holiday_seconds', { default: '0' }),
  int('start_overtime_seconds', { default: '0' }),
  instant('invited_at', optional),
  instant('invitation_ends_at', optional),
];

/** HR data of people, dated target hours, the ledger of corrections, and roles as a licence has shaped them. */
export class Employment1795296597800 implements MigrationInterface {
  name = 'Employment1795296597800';

  async up(runner: QueryRunner): Promise<void> {
    const builder = tableBuilder(runner);
    for (const column of hrColumns) await builder.addColumn('memberships', column);
    const period = [
      uuid('membership_id'),
      localDate('valid_from'),
      int('pensum_hundredths'),
      int('week_days'),
      json('daily_seconds'),
      int('yearly_holiday_seconds'),
    ];
    await builder.licensedTable('employment_periods', period, {
      uniques: [['licence_id', 'membership_id', 'valid_from']],
    });
    const correction = [
      uuid('membership_id'),
      code('kind', 20),
      localDate('booked_on'),
      int('seconds'),
      text('reason', 200),
      uuid('reverses_id', optional),
    ];
    await builder.licensedTable('employment_corrections', correction, {
      indexes: [['licence_id', 'membership_id']],
      uniques: [['licence_id', 'reverses_id']],
    });
    await builder.licensedTable('role_overrides', [code('role', 20), json('changes')], {
      uniques: [['licence_id', 'role']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['role_overrides', 'employment_corrections', 'employment_periods']) {
      await tableBuilder(runner).dropTable(name);
    }
    for (const { name } of hrColumns) await runner.query(`ALTER TABLE memberships DROP COLUMN ${name}`);
  }
}
