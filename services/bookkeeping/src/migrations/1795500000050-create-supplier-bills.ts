import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, instant, json, localDate, money, text, uuid } = columns;
const none = { nullable: true };

/** Bills of suppliers. What is open of them stands with the open items. */
export class CreateSupplierBills1795500000050 implements MigrationInterface {
  name = 'CreateSupplierBills1795500000050';

  async up(runner: QueryRunner): Promise<void> {
    const bill = [
      ...[uuid('address_id'), text('address_name', 150), text('number', 60), code('number_key', 60)],
      ...[text('title', 150, none), localDate('document_date'), localDate('due_date'), code('currency', 3)],
      ...[code('exchange_rate', 20, none), money('gross'), money('base_amount'), money('rounding')],
      ...[
        code('iban', 34, none),
        code('bic', 11, none),
        code('reference', 27, none),
        text('text', 140, none),
      ],
      ...[
        json('cash_discounts'),
        json('parts'),
        code('source', 10),
        uuid('file_id', none),
        code('state', 10),
      ],
      ...[text('blocked_reason', 200, none), uuid('recorded_by', none), json('approvals')],
      ...[instant('cancelled_at', none), text('cancel_reason', 200, none)],
    ];
    await tableBuilder(runner).licensedTable('supplier_bills', bill, {
      indexes: [
        ['licence_id', 'due_date'],
        ['licence_id', 'address_id', 'number_key'],
        ['licence_id', 'reference'],
        ['licence_id', 'state'],
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).dropTable('supplier_bills');
  }
}
