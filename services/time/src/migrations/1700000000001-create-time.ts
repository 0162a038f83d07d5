import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, instant, int, localDate, longText, text, unitPrice, uuid } = columns;
const optional = { nullable: true } as const;

export class CreateTime1700000000001 implements MigrationInterface {
  name = 'CreateTime1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    await this.createEntries(runner);
    await this.createRefs(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    for (const table of [
      'project_employees',
      'object_refs',
      'project_refs',
      'employee_refs',
      'time_entries',
    ]) {
      await build.dropTable(table);
    }
  }

  private async createEntries(runner: QueryRunner): Promise<void> {
    const fields = [
      uuid('employee_id'),
      uuid('project_id'),
      uuid('activity_id', optional),
      localDate('work_date'),
      instant('start_at', optional),
      instant('end_at', optional),
      code('time_zone', 64),
      int('seconds'),
      int('break_seconds'),
      longText('comment', optional),
      boolean('billable'),
      unitPrice('unit_price'),
      code('vat_rate_key', 10),
      code('source', 10),
      uuid('recorder_id'),
      uuid('claimed_document_id', optional),
      text('document_number', 50, optional),
      instant('claim_changed_at', optional),
    ];
    await tableBuilder(runner).licensedTable('time_entries', fields, {
      indexes: [
        ['licence_id', 'employee_id', 'work_date'],
        ['licence_id', 'work_date'],
        ['licence_id', 'project_id', 'work_date'],
      ],
    });
  }

  private async createRefs(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    const copied = [instant('occurred_at')];
    await build.licensedTable(
      'employee_refs',
      [text('first_name', 100), text('last_name', 100), code('role', 20), boolean('active'), ...copied],
      { indexes: [['licence_id', 'last_name']] },
    );
    await build.licensedTable(
      'project_refs',
      [text('number', 30), text('title', 150), code('status', 4), boolean('deleted'), ...copied],
      { indexes: [['licence_id', 'number']] },
    );
    await build.licensedTable(
      'object_refs',
      [
        code('kind', 12),
        text('title', 150),
        text('article_number', 50, optional),
        code('unit', 30),
        unitPrice('price'),
        code('vat_rate_key', 10),
        boolean('active'),
        boolean('deleted'),
        ...copied,
      ],
      { indexes: [['licence_id', 'kind', 'title']] },
    );
    await build.table('project_employees', [uuid('licence_id'), uuid('project_id'), uuid('employee_id')], {
      primary: ['licence_id', 'project_id', 'employee_id'],
      indexes: [['licence_id', 'employee_id']],
    });
  }
}
