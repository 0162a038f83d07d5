import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, instant, int, json, money, text, uuid } = columns;
const optional = { nullable: true };

/** Plugins to come are voted for, and paid together. */
export class Campaigns1796000000110 implements MigrationInterface {
  name = 'Campaigns1796000000110';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    const campaign = [
      uuid('id'),
      uuid('plugin_id'),
      money('goal'),
      int('start_percent'),
      int('guarantee_percent'),
      instant('ends_at'),
      int('max_investors'),
      money('smallest_pledge'),
      int('largest_share_percent'),
      json('benefit'),
      code('state', 16),
      code('told_state', 16),
      instant('invoiced_at', optional),
      instant('delivered_at', optional),
      int('version', { default: '1' }),
      instant('created_at'),
      instant('updated_at'),
      instant('deleted_at', optional),
    ];
    await tables.table('campaigns', campaign, { primary: ['id'], indexes: [['plugin_id']] });
    const pledge = [
      uuid('campaign_id'),
      money('amount'),
      uuid('pledged_by_id'),
      text('pledged_by', 201),
      instant('pledged_at'),
      instant('invoiced_at', optional),
    ];
    await tables.licensedTable('campaign_pledges', pledge, { uniques: [['licence_id', 'campaign_id']] });
    await tables.index('campaign_pledges', ['campaign_id']);
    const vote = [uuid('plugin_id'), uuid('user_id')];
    await tables.licensedTable('plugin_votes', vote, { uniques: [['licence_id', 'plugin_id', 'user_id']] });
    await tables.index('plugin_votes', ['plugin_id']);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
