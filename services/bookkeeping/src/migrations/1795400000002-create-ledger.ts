import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, instant, int, json, localDate, money, text, uuid } = columns;
const none = { nullable: true };

/** Settings, journal with its lines, closed periods, and the counter of entries. */
export class CreateLedger1795400000002 implements MigrationInterface {
  name = 'CreateLedger1795400000002';

  async up(runner: QueryRunner): Promise<void> {
    const builder = tableBuilder(runner);
    await builder.licensedTable('bookkeeping_settings', [json('values')]);
    await builder.table('ledger_counters', [uuid('licence_id'), int('next_number')], {
      primary: ['licence_id'],
    });
    const entry = [
      ...[int('number'), localDate('booked_on'), localDate('document_date', none), text('text', 200)],
      ...[text('document_number', 60, none), code('source', 20), uuid('source_id')],
      ...[uuid('reverses_id', none), money('total'), money('total_credit'), instant('exported_at', none)],
    ];
    await builder.licensedTable('journal_entries', entry, {
      indexes: [
        ['licence_id', 'booked_on'],
        ['licence_id', 'document_number'],
      ],
      uniques: [
        ['licence_id', 'number'],
        ['licence_id', 'source', 'source_id'],
        ['licence_id', 'reverses_id'],
      ],
      checks: { balanced: 'total = total_credit AND total >= 0' },
    });
    const line = [
      ...[uuid('entry_id'), int('position'), localDate('booked_on'), code('account', 10)],
      ...[money('debit'), money('credit'), code('currency', 3, none), money('foreign_amount', none)],
      ...[code('vat_side', 12, none), code('vat_key', 10, none), code('vat_rate', 10, none)],
      ...[money('vat_base', none), text('cost_centre', 30, none), uuid('project_id', none)],
      uuid('address_id', none),
    ];
    await builder.licensedTable('journal_lines', line, {
      indexes: [
        ['licence_id', 'account', 'booked_on'],
        ['licence_id', 'booked_on'],
      ],
      uniques: [['licence_id', 'entry_id', 'position']],
      checks: { one_side: 'debit >= 0 AND credit >= 0 AND (debit = 0 OR credit = 0)' },
    });
    const period = [localDate('from_day'), localDate('to_day'), instant('closed_at')];
    await builder.licensedTable(
      'closed_periods',
      [...period, instant('reopened_at', none), text('reopen_reason', 200, none)],
      { indexes: [['licence_id', 'from_day']], checks: { span: 'from_day <= to_day' } },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    const tables = ['closed_periods', 'journal_lines', 'journal_entries', 'ledger_counters'];
    for (const table of [...tables, 'bookkeeping_settings']) await tableBuilder(runner).dropTable(table);
  }
}
