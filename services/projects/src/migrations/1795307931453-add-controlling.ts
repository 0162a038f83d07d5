import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const {
  boolean,
  code,
  double,
  instant,
  int,
  json,
  localDate,
  longText,
  money,
  quantity,
  text,
  unitPrice,
  uuid,
} = columns;
const optional = { nullable: true } as const;

/** Costs and plans of projects, files, notes, settings, and where on the map a project is. */
export class AddControlling1795307931453 implements MigrationInterface {
  name = 'AddControlling1795307931453';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.addColumn('projects', uuid('company_part_id', optional));
    await build.addColumn('projects', double('latitude', optional));
    await build.addColumn('projects', double('longitude', optional));
    await this.createCosts(runner);
    await this.createRecords(runner);
    await this.takeOverEntries(runner);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }

  private async createCosts(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    const line = [
      code('source_kind', 12),
      code('source_id', 80),
      uuid('document_id', optional),
      uuid('project_id', optional),
      code('kind', 12),
      localDate('day', optional),
      uuid('employee_id', optional),
      uuid('object_id', optional),
      uuid('company_part_id', optional),
      int('seconds', { default: '0' }),
      quantity('quantity', optional),
      code('unit', 30, optional),
      money('value', optional),
      money('cost', optional),
      text('cost_centre', 30, optional),
      text('revenue_centre', 30, optional),
      code('status', 4, optional),
      boolean('billable'),
      uuid('claimed_document_id', optional),
      boolean('billed'),
      instant('claim_changed_at', optional),
      boolean('deleted'),
      instant('occurred_at'),
    ];
    await build.licensedTable('cost_lines', line, {
      indexes: [
        ['licence_id', 'project_id', 'day'],
        ['licence_id', 'document_id'],
      ],
      uniques: [['licence_id', 'source_kind', 'source_id']],
    });
    await build.licensedTable(
      'plan_lines',
      [
        uuid('project_id'),
        code('kind', 12),
        text('title', 150),
        quantity('quantity'),
        code('unit', 30, optional),
        unitPrice('unit_cost', optional),
        unitPrice('unit_price', optional),
        text('cost_centre', 30, optional),
        text('revenue_centre', 30, optional),
      ],
      { indexes: [['licence_id', 'project_id']] },
    );
    await build.licensedTable(
      'cost_rates',
      [
        code('target', 10),
        uuid('target_id', optional),
        localDate('valid_from'),
        unitPrice('rate'),
        code('target_key', 60, optional),
      ],
      { uniques: [['licence_id', 'target_key']] },
    );
    await build.licensedTable('object_refs', [
      text('title', 150),
      code('kind', 20),
      code('unit', 30),
      boolean('deleted'),
      instant('occurred_at'),
    ]);
  }

  private async createRecords(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable('project_settings', [json('values')]);
    await build.licensedTable(
      'project_notes',
      [uuid('project_id'), longText('text'), boolean('pinned'), uuid('author_id')],
      { indexes: [['licence_id', 'project_id']] },
    );
    await build.licensedTable(
      'project_files',
      [
        uuid('project_id'),
        uuid('file_id'),
        text('name', 255),
        code('mime', 100),
        int('size'),
        uuid('author_id'),
      ],
      { indexes: [['licence_id', 'project_id']] },
    );
  }

  /** What was recorded before there were costs keeps its hours; its price comes with its next event. */
  private async takeOverEntries(runner: QueryRunner): Promise<void> {
    await runner.query(`INSERT INTO cost_lines (id, licence_id, source_kind, source_id, project_id, kind, seconds,
      billable, billed, deleted, occurred_at, version, created_at, updated_at)
      SELECT entry.id, entry.licence_id, 'entry', entry.id, entry.project_id, 'hours', entry.seconds,
      entry.billable, entry.billed, entry.deleted, entry.occurred_at, 1, entry.created_at, entry.updated_at
      FROM entry_refs entry WHERE NOT EXISTS (SELECT 1 FROM cost_lines line WHERE line.id = entry.id)`);
  }
}
