import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, instant, json, localDate, text, uuid } = columns;
const none = { nullable: true };

/** Returns of VAT and the settings they are made by. */
export class CreateVatReturns1795500000040 implements MigrationInterface {
  name = 'CreateVatReturns1795500000040';

  async up(runner: QueryRunner): Promise<void> {
    const builder = tableBuilder(runner);
    await builder.licensedTable('vat_settings', [json('values')]);
    const own = [
      ...[code('kind', 12), localDate('from_day'), localDate('to_day'), json('result'), json('sums')],
      ...[json('adjustments'), json('settings'), uuid('closed_period_id', none), instant('closed_at')],
      ...[instant('reopened_at', none), text('reopen_reason', 200, none)],
    ];
    await builder.licensedTable('vat_returns', own, {
      indexes: [['licence_id', 'from_day']],
      checks: { span: 'from_day <= to_day' },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['vat_returns', 'vat_settings']) await tableBuilder(runner).dropTable(table);
  }
}
