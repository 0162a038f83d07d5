import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, instant, localDate, quantity, text, uuid } = columns;
const optional = { nullable: true } as const;

const times = [
  instant('occurred_at'),
  code('machine_key', 100),
  text('machine_name', 150),
  text('operator_name', 150),
  text('site_name', 150),
  localDate('work_date'),
  instant('started_at'),
  instant('ended_at'),
  quantity('engine_hours'),
  quantity('work_hours'),
  quantity('down_hours'),
  quantity('fuel_litres'),
  quantity('counter', optional),
  code('state', 10),
  boolean('changed'),
  uuid('machine_id', optional),
  uuid('employee_id', optional),
  uuid('project_id', optional),
  uuid('entry_id', optional),
  uuid('fuelling_id', optional),
  instant('decided_at', optional),
  uuid('decided_by', optional),
];

const names = [code('kind', 10), text('name', 150), uuid('target_id')];

/** Adds what machines' files tell of times, and what their names mean. */
export class AddMachineTimes1796700000202 implements MigrationInterface {
  name = 'AddMachineTimes1796700000202';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    await tables.licensedTable('machine_times', times, { indexes: [['licence_id', 'state', 'work_date']] });
    await tables.licensedTable('machine_names', names, { indexes: [['licence_id', 'name']] });
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
