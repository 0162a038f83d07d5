import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, instant, int, json, localDate, longText, money, quantity, text, uuid } = columns;
const optional = { nullable: true } as const;

/** Entries of every kind, the licence's rules, timer, favourites, recurrences, and copies of HR data and company parts. */
export class AddKindsSettingsTimer1795296184311 implements MigrationInterface {
  name = 'AddKindsSettingsTimer1795296184311';

  async up(runner: QueryRunner): Promise<void> {
    await this.growEntries(runner);
    await this.growObjects(runner);
    await this.createOwn(runner);
    await this.createTimer(runner);
    await this.createCopies(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    for (const table of [
      'object_employees',
      'company_part_refs',
      'employment_refs',
      'running_timers',
      'time_recurrences',
      'time_favourites',
      'time_settings',
    ]) {
      await build.dropTable(table);
    }
  }

  private async growEntries(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    const grown = [
      code('kind', 12, { default: "'hours'" }),
      uuid('object_id', optional),
      quantity('quantity', optional),
      code('unit', 30, optional),
      quantity('counter_from', optional),
      quantity('counter_to', optional),
      money('amount', optional),
      uuid('company_part_id', optional),
      code('recording_method', 12, optional),
      uuid('group_id', optional),
      instant('seen_at', optional),
      instant('confirmed_at', optional),
      uuid('confirmed_by', optional),
      instant('exported_at', optional),
      instant('archived_at', optional),
      boolean('needs_review', { default: '0' }),
      boolean('late', { default: '0' }),
      int('scan_metres', optional),
    ];
    for (const column of grown) await build.addColumn('time_entries', column);
    await build.index('time_entries', ['licence_id', 'object_id', 'work_date']);
    await build.index('time_entries', ['licence_id', 'group_id']);
  }

  private async growObjects(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.addColumn('object_refs', quantity('counter_reading', optional));
    await build.table('object_employees', [uuid('licence_id'), uuid('object_id'), uuid('employee_id')], {
      primary: ['licence_id', 'object_id', 'employee_id'],
    });
  }

  private async createOwn(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable('time_settings', [json('values')]);
    await build.licensedTable(
      'time_favourites',
      [uuid('employee_id'), text('title', 60), uuid('project_id'), json('template')],
      { indexes: [['licence_id', 'employee_id']] },
    );
    await build.licensedTable(
      'time_recurrences',
      [
        uuid('employee_id'),
        uuid('recorder_id'),
        uuid('project_id'),
        code('time_zone', 64),
        json('rule'),
        json('template'),
        localDate('next_on', optional),
        int('created'),
        int('skipped'),
      ],
      { indexes: [['licence_id', 'employee_id']] },
    );
    // The job looks through all licences for what is due.
    await build.index('time_recurrences', ['next_on']);
  }

  /** One row per person, whatever their licences: the primary key is what keeps a second timer from running. */
  private async createTimer(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).table(
      'running_timers',
      [
        uuid('user_id'),
        uuid('licence_id'),
        uuid('employee_id'),
        uuid('project_id'),
        uuid('activity_id', optional),
        longText('comment', optional),
        code('source', 10),
        code('time_zone', 64),
        instant('started_at'),
        instant('paused_at', optional),
        int('break_seconds'),
        instant('changed_at'),
        instant('stop_at'),
        instant('prompted_at', optional),
      ],
      { primary: ['user_id'], indexes: [['stop_at']] },
    );
  }

  private async createCopies(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    const copied = instant('occurred_at');
    await build.licensedTable('employment_refs', [json('data'), copied]);
    await build.licensedTable(
      'company_part_refs',
      [text('number', 30), text('title', 150), boolean('active'), boolean('deleted'), copied],
      { indexes: [['licence_id', 'number']] },
    );
  }
}
