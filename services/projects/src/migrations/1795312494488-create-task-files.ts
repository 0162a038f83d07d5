import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { int, text, uuid } = columns;

/** Tasks keep files: photos of work that is done, plans of work to do. */
export class CreateTaskFiles1795312494488 implements MigrationInterface {
  name = 'CreateTaskFiles1795312494488';

  async up(runner: QueryRunner): Promise<void> {
    const fields = [
      uuid('task_id'),
      uuid('file_id'),
      uuid('author_id'),
      text('name', 255),
      text('mime', 100),
      int('size'),
    ];
    await tableBuilder(runner).licensedTable('task_files', fields, { indexes: [['licence_id', 'task_id']] });
  }

  async down(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).dropTable('task_files');
  }
}
