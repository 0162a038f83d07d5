import { addExtraColumns } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Projects hold the licence's own fields. */
export class AddExtraFields1795297609886 implements MigrationInterface {
  name = 'AddExtraFields1795297609886';

  async up(runner: QueryRunner): Promise<void> {
    await addExtraColumns(runner, 'projects');
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
