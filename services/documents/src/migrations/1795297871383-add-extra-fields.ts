import { addExtraColumns } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents hold the licence's own fields. */
export class AddExtraFields1795297871383 implements MigrationInterface {
  name = 'AddExtraFields1795297871383';

  async up(runner: QueryRunner): Promise<void> {
    await addExtraColumns(runner, 'documents');
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
