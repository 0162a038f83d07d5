import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When machine control told of a work: an older event changes nothing. */
export class AddToldWork1796400000106 implements MigrationInterface {
  name = 'AddToldWork1796400000106';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).addColumn('maintenance', columns.instant('told_at', { nullable: true }));
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
