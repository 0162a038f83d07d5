import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, instant, int, json, money, uuid } = columns;
const optional = { nullable: true };

/** Plugins that superadmins announce before a tool carries them. */
export class PlannedPlugins1795366800001 implements MigrationInterface {
  name = 'PlannedPlugins1795366800001';

  async up(runner: QueryRunner): Promise<void> {
    const own = [
      uuid('id'),
      code('plugin_key', 40),
      json('titles'),
      json('texts'),
      money('price', optional),
      int('version', { default: '1' }),
      instant('created_at'),
      instant('updated_at'),
      instant('deleted_at', optional),
    ];
    await tableBuilder(runner).table('planned_plugins', own, { primary: ['id'], uniques: [['plugin_key']] });
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
