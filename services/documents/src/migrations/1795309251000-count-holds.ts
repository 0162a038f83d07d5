import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts who took from a document, so that two who do so at once cannot miss each other. The version before runs on. */
export class CountHolds1795309251000 implements MigrationInterface {
  name = 'CountHolds1795309251000';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).addColumn('documents', columns.int('holds', { default: '0' }));
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
