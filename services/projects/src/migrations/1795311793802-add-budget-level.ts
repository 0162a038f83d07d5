import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Up to which level of its budget somebody was warned of a project. */
export class AddBudgetLevel1795311793802 implements MigrationInterface {
  name = 'AddBudgetLevel1795311793802';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).addColumn('projects', columns.code('budget_level', 4, { nullable: true }));
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
