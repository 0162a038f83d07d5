import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What of the plan went over with merged addresses. */
export class FollowMerges1796700000201 implements MigrationInterface {
  name = 'FollowMerges1796700000201';

  async up(runner: QueryRunner): Promise<void> {
    const { boolean, json } = columns;
    await tableBuilder(runner).licensedTable('address_merges', [json('moved'), boolean('undone')]);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
