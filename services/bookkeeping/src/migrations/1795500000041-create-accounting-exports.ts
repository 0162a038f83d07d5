import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, instant, int, json, localDate, money, text, uuid } = columns;
const none = { nullable: true };

/** Exports for the accountant with the mark of their entries, and accounts of debtors and creditors there. */
export class CreateAccountingExports1795500000041 implements MigrationInterface {
  name = 'CreateAccountingExports1795500000041';

  async up(runner: QueryRunner): Promise<void> {
    const builder = tableBuilder(runner);
    await builder.addColumn('journal_entries', uuid('export_id', none));
    await builder.index('journal_entries', ['licence_id', 'export_id', 'booked_on']);
    await builder.licensedTable('accounting_settings', [json('values')]);
    const own = [
      ...[code('format', 10), code('state', 12), localDate('to_day'), localDate('first_day', none)],
      ...[localDate('last_day', none), int('entries'), money('total'), uuid('file_id', none)],
      ...[instant('taken_back_at', none), text('reason', 200, none)],
    ];
    await builder.licensedTable('accounting_exports', own, { indexes: [['licence_id', 'created_at']] });
    await builder.licensedTable('personal_accounts', [code('side', 10), uuid('address_id'), int('number')], {
      uniques: [
        ['licence_id', 'side', 'address_id'],
        ['licence_id', 'side', 'number'],
      ],
    });
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
