import { tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The registry has taken its place; no instance reads it any more. */
export class DropToolReleases1795336111475 implements MigrationInterface {
  name = 'DropToolReleases1795336111475';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).dropTable('tool_releases');
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
