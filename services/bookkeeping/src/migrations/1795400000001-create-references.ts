import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, instant, text } = columns;
const none = { nullable: true };

/** Our copies of the chart of accounts, of addresses and of the licence. */
export class CreateReferences1795400000001 implements MigrationInterface {
  name = 'CreateReferences1795400000001';

  async up(runner: QueryRunner): Promise<void> {
    const builder = tableBuilder(runner);
    const account = [
      ...[code('number', 10), text('title', 150), code('kind', 10), code('vat_key', 10, none)],
      ...[boolean('active'), boolean('deleted'), instant('occurred_at')],
    ];
    await builder.licensedTable('account_refs', account, { indexes: [['licence_id', 'number']] });
    const place = [
      ...[text('street', 70, none), text('house_number', 16, none)],
      ...[text('email', 180, none), instant('occurred_at')],
    ];
    const address = [
      ...[text('name', 70), text('supplement', 70, none), text('zip', 16), text('city', 35)],
      ...[code('country', 2), text('customer_number', 30, none), code('language', 2, none)],
      boolean('deleted'),
    ];
    await builder.licensedTable('address_refs', [...address, ...place], {
      indexes: [['licence_id', 'name']],
    });
    const licence = [
      ...[text('name', 150), text('time_zone', 64), code('country', 2), code('currency', 3)],
      ...[text('zip', 16, none), text('city', 35, none), code('iban', 34, none)],
      ...[text('vat_number', 30, none), text('phone', 30, none)],
    ];
    await builder.licensedTable('licence_refs', [...licence, ...place]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['licence_refs', 'address_refs', 'account_refs']) {
      await tableBuilder(runner).dropTable(table);
    }
  }
}
