import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, int, localDate, longText, money, quantity, text, unitPrice, uuid } = columns;
const optional = { nullable: true } as const;

export class CreateInventory1700000000001 implements MigrationInterface {
  name = 'CreateInventory1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    const object = [
      code('kind', 20),
      text('title', 150),
      text('article_number', 50, optional),
      longText('description', optional),
      code('unit', 30),
      unitPrice('price'),
      code('vat_rate_key', 20),
      text('cost_centre', 30, optional),
      text('revenue_centre', 30, optional),
      boolean('active'),
    ];
    const machine = [
      code('counter_unit', 20, optional),
      quantity('counter_reading', optional),
      int('service_interval_months', optional),
      int('service_interval_counter', optional),
      localDate('next_service_date', optional),
      int('exhaust_interval_months', optional),
      localDate('next_exhaust_date', optional),
      unitPrice('fuel_cost_per_litre', optional),
    ];
    await build.licensedTable('objects', [...object, ...machine], {
      indexes: [
        ['licence_id', 'kind', 'title'],
        ['licence_id', 'next_service_date'],
      ],
    });
    await build.licensedTable(
      'maintenance',
      [
        uuid('machine_id'),
        code('kind', 10),
        localDate('done_on'),
        quantity('counter_reading', optional),
        money('cost', optional),
        text('note', 500, optional),
      ],
      { indexes: [['licence_id', 'machine_id', 'done_on']] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    for (const table of ['maintenance', 'objects']) await build.dropTable(table);
  }
}
