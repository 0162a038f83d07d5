import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, instant, int, json, localDate, money, text, uuid } = columns;
const none = { nullable: true };

/** Payment runs with their bills, and the file's own identifiers on what the bank tells. */
export class CreatePaymentRuns1795500000060 implements MigrationInterface {
  name = 'CreatePaymentRuns1795500000060';

  async up(runner: QueryRunner): Promise<void> {
    await createRuns(runner);
    await createBills(runner);
    await tableBuilder(runner).addColumn('statement_lines', code('payment_info_id', 35, none));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['payment_run_bills', 'payment_runs']) await tableBuilder(runner).dropTable(table);
    await runner.query('ALTER TABLE statement_lines DROP COLUMN payment_info_id');
  }
}

async function createRuns(runner: QueryRunner): Promise<void> {
  const run = [
    ...[code('state', 12), code('message_id', 33), localDate('execution_date')],
    ...[text('debtor_name', 150), json('debtor_address', none), code('debtor_iban', 34)],
    ...[boolean('batch_booking'), code('currency', 3), money('total'), int('bill_count')],
    ...[int('transfer_count'), int('rejected_count'), int('executed_count'), json('prepared_by')],
    ...[uuid('confirmed_by', none), instant('confirmed_at', none), instant('file_created_at', none)],
    ...[instant('uploaded_at', none), text('withdrawn_reason', 200, none)],
  ];
  await tableBuilder(runner).licensedTable('payment_runs', run, {
    uniques: [['licence_id', 'message_id']],
    indexes: [['licence_id', 'state', 'execution_date']],
  });
}

/** `live_item_id` is the bill while its run is under way, else null: unique, so that two runs never pay one bill. */
async function createBills(runner: QueryRunner): Promise<void> {
  const bill = [
    ...[uuid('run_id'), int('position'), uuid('item_id'), uuid('live_item_id', none)],
    ...[text('number', 60), uuid('address_id', none), text('creditor_name', 150), json('address')],
    ...[code('iban', 34), code('bic', 11, none), json('reference', none), text('text', 140)],
    ...[localDate('due_date'), money('amount'), money('cash_discount'), code('end_to_end_id', 35)],
    ...[code('payment_info_id', 35), code('state', 12), text('reason_code', 35, none)],
    ...[text('reason_text', 500, none), uuid('payment_id', none), localDate('executed_on', none)],
    uuid('line_id', none),
  ];
  await tableBuilder(runner).licensedTable('payment_run_bills', bill, {
    uniques: [['licence_id', 'live_item_id']],
    indexes: [
      ['licence_id', 'run_id'],
      ['licence_id', 'item_id'],
      ['licence_id', 'end_to_end_id'],
      ['licence_id', 'payment_info_id'],
      ['licence_id', 'line_id'],
    ],
  });
}
