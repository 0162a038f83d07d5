import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, double, instant, int, localDate, quantity, text, uuid } = columns;
const optional = { nullable: true } as const;

const loads = [
  uuid('file_id'),
  uuid('origin_id', optional),
  uuid('lot_id', optional),
  text('number', 60),
  localDate('unloaded_on'),
  text('location', 150),
  text('product', 150),
  text('assortment', 20, optional),
  quantity('volume'),
  int('weight_kg', optional),
  double('latitude', optional),
  double('longitude', optional),
];

const named = [
  code('machine_key', 100),
  text('machine_name', 150),
  text('operator_name', 150),
  text('site_name', 150),
  localDate('work_date'),
  instant('started_at'),
  instant('ended_at'),
];

const spans = [
  uuid('file_id'),
  ...named,
  int('engine_seconds'),
  int('run_seconds'),
  int('down_seconds'),
  quantity('fuel_litres'),
  quantity('counter', optional),
];

const times = [
  ...named,
  quantity('engine_hours'),
  quantity('work_hours'),
  quantity('down_hours'),
  quantity('fuel_litres'),
  quantity('counter', optional),
];

/** Adds what forwarders brought to the road, and machines' times. */
export class AddForwarding1796700000201 implements MigrationInterface {
  name = 'AddForwarding1796700000201';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    await tables.licensedTable('forwarded_loads', loads, {
      indexes: [
        ['licence_id', 'file_id'],
        ['licence_id', 'lot_id', 'unloaded_on'],
        ['licence_id', 'origin_id'],
      ],
    });
    await tables.licensedTable('machine_spans', spans, {
      indexes: [
        ['licence_id', 'file_id'],
        ['licence_id', 'machine_key', 'work_date'],
      ],
    });
    await tables.licensedTable('machine_times', times, {
      indexes: [['licence_id', 'machine_key', 'work_date']],
    });
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
