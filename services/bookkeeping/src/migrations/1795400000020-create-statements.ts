import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, int, json, localDate, money, text, uuid } = columns;
const none = { nullable: true };

/** Statements of the bank and their lines. */
export class CreateStatements1795400000020 implements MigrationInterface {
  name = 'CreateStatements1795400000020';

  async up(runner: QueryRunner): Promise<void> {
    const statement = [
      ...[code('kind', 12), code('account', 34), code('statement_id', 50), code('sequence', 20)],
      ...[int('page'), localDate('from_day', none), localDate('to_day', none), code('currency', 3)],
      ...[money('opening', none), money('closing', none), money('difference', none), int('line_count')],
      ...[code('content_hash', 64), text('file_name', 255), json('left_out')],
    ];
    await tableBuilder(runner).licensedTable('statements', statement, {
      uniques: [['licence_id', 'account', 'kind', 'statement_id', 'sequence', 'page']],
      indexes: [['licence_id', 'to_day']],
    });
    const line = [
      ...[uuid('statement_uid'), code('account', 34), code('line_key', 50), code('entry_key', 40)],
      ...[localDate('booked_on'), localDate('value_on'), code('direction', 3), money('amount')],
      ...[
        code('currency', 3),
        money('charges'),
        code('reference', 35, none),
        code('end_to_end_id', 35, none),
      ],
      ...[code('bank_reference', 35, none), text('counterparty_name', 150, none)],
      ...[code('counterparty_iban', 34, none), text('text', 500), boolean('reversal')],
      ...[text('return_reason', 500, none), code('state', 10), uuid('payment_id', none)],
      ...[uuid('address_id', none), int('bookings')],
    ];
    await tableBuilder(runner).licensedTable('statement_lines', line, {
      uniques: [['licence_id', 'line_key']],
      indexes: [
        ['licence_id', 'state', 'booked_on'],
        ['licence_id', 'entry_key'],
        ['licence_id', 'statement_uid'],
        ['licence_id', 'counterparty_iban'],
        ['licence_id', 'payment_id'],
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['statement_lines', 'statements']) await tableBuilder(runner).dropTable(table);
  }
}
