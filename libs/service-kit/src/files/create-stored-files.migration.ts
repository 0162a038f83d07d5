import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columns } from '../database/column-definitions';
import { tableBuilder } from '../database/table-builder';

const { code, int, text, uuid } = columns;

/** The kit's table of kept files: every service's database has it. */
export class CreateStoredFiles1600000000002 implements MigrationInterface {
  name = 'CreateStoredFiles1600000000002';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).licensedTable(
      'stored_files',
      [
        text('name', 255),
        code('mime', 100),
        int('size'),
        code('sha256', 64),
        int('width', { nullable: true }),
        int('height', { nullable: true }),
        uuid('identity_id', { nullable: true }),
      ],
      { indexes: [['licence_id', 'identity_id']] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).dropTable('stored_files');
  }
}
