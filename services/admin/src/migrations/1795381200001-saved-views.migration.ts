import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, json, text, uuid } = columns;

/** Views of lists under a name. */
export class SavedViews1795381200001 implements MigrationInterface {
  name = 'SavedViews1795381200001';

  async up(runner: QueryRunner): Promise<void> {
    const view = [uuid('owner_id'), text('list', 80), text('name', 60), boolean('shared'), json('content')];
    await tableBuilder(runner).licensedTable('saved_views', view, {
      indexes: [
        ['licence_id', 'list'],
        ['licence_id', 'owner_id'],
      ],
    });
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
