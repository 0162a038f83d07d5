import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, int, json, text, uuid } = columns;
const optional = { nullable: true } as const;

const files = [
  text('name', 150),
  code('kind', 5),
  code('state', 10),
  code('sha256', 64),
  uuid('stored_file_id'),
  json('summary'),
  json('origins'),
  int('written'),
  int('known'),
  int('skipped'),
];

const mappings = [
  code('kind', 10),
  text('name', 150),
  boolean('skip'),
  code('species', 10, optional),
  text('assortment', 20, optional),
  code('wood_type', 20, optional),
  code('quality', 5, optional),
];

/** Files of harvesters and forwarders, what their names mean, and which stem came in which file. */
export class CreateMachineFiles1795655000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    await tables.licensedTable('machine_files', files, {
      uniques: [['licence_id', 'sha256']],
      indexes: [['licence_id', 'created_at', 'id']],
    });
    await tables.licensedTable('machine_mappings', mappings, { indexes: [['licence_id', 'kind', 'name']] });
    await tables.addColumn('stems', uuid('file_id', optional));
    await tables.index('stems', ['licence_id', 'file_id']);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
