import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, json, localDate, money, text, uuid } = columns;
const none = { nullable: true };

/** Open items, payments and what of them settles which item. */
export class CreateOpenItems1795400000003 implements MigrationInterface {
  name = 'CreateOpenItems1795400000003';

  async up(runner: QueryRunner): Promise<void> {
    await createItems(runner);
    await createPayments(runner);
    await createAllocations(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['allocations', 'payments', 'open_items']) {
      await tableBuilder(runner).dropTable(table);
    }
  }
}

/** Whatever is settled of an item, what is open lies between 0 and its amount. */
const within =
  '(amount >= 0 AND open >= 0 AND open <= amount) OR (amount < 0 AND open <= 0 AND open >= amount)';

async function createItems(runner: QueryRunner): Promise<void> {
  const item = [
    ...[code('side', 10), code('kind', 12), text('number', 60), text('title', 150)],
    ...[uuid('address_id', none), text('address_name', 150), localDate('document_date')],
    ...[localDate('due_date'), code('currency', 3), code('exchange_rate', 20, none)],
    ...[money('amount'), money('open'), money('base_amount'), money('base_open'), json('vat')],
    ...[code('account', 10), text('cost_centre', 30, none), uuid('project_id', none)],
    ...[code('reference', 27, none), code('iban', 34, none), json('cash_discounts')],
    ...[uuid('corrects_id', none), uuid('payment_id', none)],
  ];
  await tableBuilder(runner).licensedTable('open_items', item, {
    indexes: [
      ['licence_id', 'side', 'due_date'],
      ['licence_id', 'address_id'],
      ['licence_id', 'reference'],
      ['licence_id', 'number'],
      ['licence_id', 'payment_id'],
    ],
    checks: { open: within },
  });
}

async function createPayments(runner: QueryRunner): Promise<void> {
  const payment = [
    ...[code('side', 10), localDate('paid_on'), money('amount'), code('currency', 3)],
    ...[money('base_amount'), money('allocated'), money('on_account'), money('charges')],
    ...[uuid('address_id', none), text('address_name', 150), code('account', 10), code('source', 12)],
    ...[code('source_id', 80, none), text('reference', 35, none), text('text', 200, none)],
    uuid('reverses_id', none),
  ];
  await tableBuilder(runner).licensedTable('payments', payment, {
    indexes: [
      ['licence_id', 'side', 'paid_on'],
      ['licence_id', 'address_id'],
    ],
    uniques: [
      ['licence_id', 'source', 'source_id'],
      ['licence_id', 'reverses_id'],
    ],
    checks: { whole: 'ROUND((allocated + on_account - amount) * 100) = 0' },
  });
}

async function createAllocations(runner: QueryRunner): Promise<void> {
  const allocation = [
    ...[uuid('act_id'), uuid('payment_id', none), uuid('item_id'), localDate('settled_on')],
    ...[money('amount'), money('payment_amount'), money('discount_net'), money('discount_vat')],
    ...[money('write_off'), money('base_amount'), money('exchange_gain'), uuid('reverses_id', none)],
  ];
  await tableBuilder(runner).licensedTable('allocations', allocation, {
    indexes: [
      ['licence_id', 'item_id'],
      ['licence_id', 'payment_id'],
      ['licence_id', 'act_id'],
    ],
    uniques: [['licence_id', 'reverses_id']],
  });
}
