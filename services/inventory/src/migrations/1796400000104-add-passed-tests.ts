import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether an exhaust test was passed, as machine control tells it. */
export class AddPassedTests1796400000104 implements MigrationInterface {
  name = 'AddPassedTests1796400000104';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).addColumn('maintenance', columns.boolean('passed', { nullable: true }));
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
