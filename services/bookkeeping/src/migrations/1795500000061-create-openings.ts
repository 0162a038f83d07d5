import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, instant, json, localDate, text } = columns;
const none = { nullable: true };

/** What a licence's books begin with. `live` is set while an opening is prepared or in force: there is one. */
export class CreateOpenings1795500000061 implements MigrationInterface {
  name = 'CreateOpenings1795500000061';

  async up(runner: QueryRunner): Promise<void> {
    const opening = [
      ...[code('state', 10), code('live', 4, none), localDate('day')],
      ...[text('balances_file', 255, none), json('balance_rows'), text('items_file', 255, none)],
      ...[json('item_rows'), json('item_ids'), instant('committed_at', none)],
    ];
    await tableBuilder(runner).licensedTable('openings', opening, { uniques: [['licence_id', 'live']] });
  }

  async down(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).dropTable('openings');
  }
}
