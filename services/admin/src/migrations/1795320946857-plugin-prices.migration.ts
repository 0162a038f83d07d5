import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, instant, localDate, money, text, uuid } = columns;
const optional = { nullable: true };

/** Free tests, prices per month, and who agreed to which. */
export class PluginPrices1795320946857 implements MigrationInterface {
  name = 'PluginPrices1795320946857';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    for (const name of ['active_until', 'trial_started_at', 'trial_ends_at', 'trial_reminded_at'])
      await tables.addColumn('licence_plugins', instant(name, optional));
    await tables.index('licence_plugins', ['active_until']);
    const price = [
      uuid('id'),
      code('plugin', 40),
      money('price'),
      localDate('valid_from'),
      text('set_by', 201),
      instant('set_at'),
    ];
    await tables.table('plugin_prices', price, { primary: ['id'], uniques: [['plugin', 'valid_from']] });
    const agreement = [
      code('plugin', 40),
      money('price'),
      uuid('agreed_by_id'),
      text('agreed_by', 201),
      instant('agreed_at'),
      localDate('starts_on'),
      localDate('ended_on', optional),
    ];
    await tables.licensedTable('plugin_agreements', agreement, { indexes: [['licence_id', 'plugin']] });
    await tables.index('plugin_agreements', ['starts_on']);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
