import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, instant, int, json, longText, text, uuid } = columns;
const optional = { nullable: true };

/** Pledges get an agreement and a bill in the operator's own licence; investors save on the price. */
export class CampaignBills1796900000100 implements MigrationInterface {
  name = 'CampaignBills1796900000100';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    for (const name of ['price_cut_percent', 'price_cut_months'])
      await tables.addColumn('campaigns', int(name, { default: '0' }));
    await tables.addColumn('campaign_pledges', uuid('bill_licence_id', optional));
    await tables.addColumn('campaign_pledges', text('bill_number', 60, optional));
    await tables.addColumn('campaign_pledges', json('bill_problem', optional));
    const agreement = [uuid('pledge_id'), code('hash', 64), int('size'), longText('content')];
    await tables.licensedTable('pledge_agreements', agreement, { uniques: [['licence_id', 'pledge_id']] });
    const settings = [
      uuid('id'),
      uuid('billing_licence_id'),
      int('version', { default: '1' }),
      instant('created_at'),
      instant('updated_at'),
      instant('deleted_at', optional),
    ];
    await tables.table('operator_settings', settings, { primary: ['id'] });
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
