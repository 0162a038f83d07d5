import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, longText, text, uuid } = columns;
const optional = { nullable: true };

/** Admins propose extensions and talk about them. */
export class Ideas1796900000200 implements MigrationInterface {
  name = 'Ideas1796900000200';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    const idea = [
      text('title', 100),
      longText('text'),
      code('state', 16),
      text('reason', 500, optional),
      uuid('proposed_by_id'),
      text('proposed_by', 201),
      code('told_state', 16),
    ];
    await tables.licensedTable('plugin_ideas', idea, {});
    const comment = [uuid('idea_id'), longText('text'), uuid('author_id'), text('author', 201)];
    await tables.licensedTable('idea_comments', comment, {});
    await tables.index('idea_comments', ['idea_id']);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
