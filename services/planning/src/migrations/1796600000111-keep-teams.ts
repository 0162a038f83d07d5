import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The team of an employee; known by a resync of admin. */
export class KeepTeams1796600000111 implements MigrationInterface {
  name = 'KeepTeams1796600000111';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).addColumn('employment_refs', columns.text('team', 100, { nullable: true }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('employment_refs', 'team');
  }
}
