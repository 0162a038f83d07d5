import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, instant, int, json, uuid } = columns;
const optional = { nullable: true };

/** Offers of plugins in the catalogue: categories, picture, dependencies, audience and releases. */
export class PluginOffers1797000000100 implements MigrationInterface {
  name = 'PluginOffers1797000000100';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    const offer = [
      uuid('id'),
      code('plugin_key', 40),
      json('categories'),
      json('depends_on'),
      json('licence_types'),
      code('released_to', 10),
      uuid('picture_id', optional),
      uuid('picture_owner_id', optional),
      int('version', { default: '1' }),
      instant('created_at'),
      instant('updated_at'),
      instant('deleted_at', optional),
    ];
    await tables.table('plugin_offers', offer, { primary: ['id'], uniques: [['plugin_key']] });
    const released = [uuid('id'), code('plugin_key', 40), uuid('licence_id')];
    await tables.table('plugin_releases', released, {
      primary: ['id'],
      uniques: [['plugin_key', 'licence_id']],
    });
    await tables.index('plugin_releases', ['licence_id']);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
