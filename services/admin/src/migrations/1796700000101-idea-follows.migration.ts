import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, uuid } = columns;

/** Admins follow ideas, or do not although they take part. */
export class IdeaFollows1796700000101 implements MigrationInterface {
  name = 'IdeaFollows1796700000101';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    const follow = [uuid('idea_id'), uuid('user_id'), boolean('following')];
    await tables.licensedTable('idea_follows', follow, {});
    await tables.index('idea_follows', ['idea_id', 'user_id']);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
