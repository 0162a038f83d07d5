import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columns } from '../database/column-definitions';
import { tableBuilder } from '../database/table-builder';

const { uuid, code, json, instant, longText } = columns;

/** The copy of the licences' own fields, in every service's database. */
export class CreateExtraFieldSets1763760300000 implements MigrationInterface {
  name = 'CreateExtraFieldSets1763760300000';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).table(
      'extra_field_sets',
      [uuid('licence_id'), code('entity', 20), json('fields'), instant('occurred_at')],
      { primary: ['licence_id', 'entity'] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).dropTable('extra_field_sets');
  }
}

/**
 * Adds the columns that a table needs for records with extra fields; both columns may stay empty. Call it from a
 * migration.
 */
export async function addExtraColumns(runner: QueryRunner, table: string): Promise<void> {
  const tables = tableBuilder(runner);
  await tables.addColumn(table, columns.json('extra', { nullable: true }));
  await tables.addColumn(table, longText('extra_search', { nullable: true }));
}
