import { addExtraColumns, columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Fields of a licence's own: their definitions, and the employees' values. */
export class ExtraFields1795296400192 implements MigrationInterface {
  name = 'ExtraFields1795296400192';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).licensedTable(
      'extra_field_definitions',
      [columns.code('entity', 20), columns.json('fields')],
      { uniques: [['licence_id', 'entity']] },
    );
    await addExtraColumns(runner, 'memberships');
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
