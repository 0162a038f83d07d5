import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, instant, localDate } = columns;
const optional = { nullable: true };

/** Days on which a plugin that is on was carried by no released tool. */
export class PluginSuspensions1795370400002 implements MigrationInterface {
  name = 'PluginSuspensions1795370400002';

  async up(runner: QueryRunner): Promise<void> {
    const suspension = [
      code('plugin', 40),
      localDate('suspended_on'),
      localDate('resumed_on', optional),
      instant('told_at', optional),
    ];
    await tableBuilder(runner).licensedTable('plugin_suspensions', suspension, {
      indexes: [['licence_id', 'plugin']],
    });
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
