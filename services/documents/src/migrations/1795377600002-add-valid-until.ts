import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last day of offers. The version before runs on. */
export class AddValidUntil1795377600002 implements MigrationInterface {
  name = 'AddValidUntil1795377600002';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).addColumn('documents', columns.localDate('valid_until', { nullable: true }));
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
