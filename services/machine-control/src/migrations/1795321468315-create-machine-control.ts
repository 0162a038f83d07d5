import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, instant, int, json, localDate, longText, money, quantity, text, unitPrice, uuid } =
  columns;
const optional = { nullable: true } as const;

const machines = [
  instant('occurred_at'),
  code('kind', 20),
  text('title', 150),
  text('article_number', 50, optional),
  unitPrice('price'),
  json('dated_prices'),
  boolean('active'),
  boolean('deleted'),
  json('assigned_employee_ids'),
  code('unit', 20),
  int('service_interval_months', optional),
  int('service_interval_counter', optional),
  int('exhaust_interval_months', optional),
  unitPrice('fuel_cost_per_litre', optional),
  localDate('next_service_on', optional),
  localDate('next_exhaust_on', optional),
  quantity('counter', optional),
  localDate('read_on', optional),
  quantity('per_day'),
  quantity('service_at', optional),
  localDate('due_on'),
  code('service_told', 40, optional),
  code('exhaust_told', 40, optional),
];

const readings = [
  uuid('machine_id'),
  localDate('read_on'),
  int('counter_no'),
  quantity('value'),
  code('source', 10),
  uuid('source_id', optional),
  uuid('employee_id', optional),
  quantity('expected', optional),
  boolean('doubtful'),
  text('note', 500, optional),
  uuid('photo_id', optional),
];

const fuellings = [
  uuid('machine_id'),
  localDate('fuelled_on'),
  quantity('litres'),
  unitPrice('price_per_litre', optional),
  money('amount', optional),
  text('place', 100, optional),
  text('note', 500, optional),
  uuid('employee_id', optional),
];

const works = [
  uuid('machine_id'),
  code('kind', 10),
  localDate('done_on'),
  text('what', 60, optional),
  money('cost', optional),
  text('workshop', 100, optional),
  longText('note', optional),
  boolean('passed', optional),
  localDate('next_on', optional),
  quantity('counter', optional),
  json('file_ids'),
  uuid('employee_id', optional),
];

const entries = [
  instant('occurred_at'),
  uuid('machine_id'),
  uuid('employee_id'),
  localDate('work_date'),
  quantity('quantity'),
  quantity('counter_to', optional),
  money('amount'),
  boolean('deleted'),
];

const bases = [
  money('purchase_price', optional),
  localDate('purchased_on', optional),
  money('residual_value', optional),
  int('useful_years', optional),
  money('fixed_per_year', optional),
];

const people = [instant('occurred_at'), text('name', 201), boolean('active')];

export class CreateMachineControl1795321468315 implements MigrationInterface {
  name = 'CreateMachineControl1795321468315';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable('machines', machines, {
      indexes: [
        ['licence_id', 'due_on'],
        ['licence_id', 'title'],
      ],
    });
    await build.licensedTable('counter_readings', readings, {
      indexes: [
        ['licence_id', 'machine_id', 'read_on'],
        ['licence_id', 'source_id'],
      ],
    });
    await build.licensedTable('fuellings', fuellings, {
      indexes: [['licence_id', 'machine_id', 'fuelled_on']],
    });
    await build.licensedTable('machine_works', works, {
      indexes: [['licence_id', 'machine_id', 'done_on']],
    });
    await build.licensedTable('machine_entries', entries, {
      indexes: [['licence_id', 'machine_id', 'work_date']],
    });
    await build.licensedTable('cost_bases', bases);
    await build.licensedTable('machine_settings', [json('values')]);
    await build.licensedTable('employee_refs', people, { indexes: [['licence_id', 'name']] });
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
