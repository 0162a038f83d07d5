import { addExtraColumns } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Objects hold the licence's own fields. */
export class AddExtraFields1795298144787 implements MigrationInterface {
  name = 'AddExtraFields1795298144787';

  async up(runner: QueryRunner): Promise<void> {
    await addExtraColumns(runner, 'objects');
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
