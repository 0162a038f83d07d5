import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which projects went over with merged addresses. */
export class FollowMerges1795390300006 implements MigrationInterface {
  name = 'FollowMerges1795390300006';

  async up(runner: QueryRunner): Promise<void> {
    const { boolean, json } = columns;
    await tableBuilder(runner).licensedTable('address_merges', [json('project_ids'), boolean('undone')]);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
