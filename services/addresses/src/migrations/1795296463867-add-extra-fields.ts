import { addExtraColumns } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses hold the licence's own fields. */
export class AddExtraFields1795296463867 implements MigrationInterface {
  name = 'AddExtraFields1795296463867';

  async up(runner: QueryRunner): Promise<void> {
    await addExtraColumns(runner, 'addresses');
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
