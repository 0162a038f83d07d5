import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, instant, json, localDate, longText, quantity, text, uuid } = columns;
const optional = { nullable: true } as const;

const measurements = [
  uuid('lot_id'),
  code('kind', 20),
  code('state', 10),
  code('source', 10),
  text('number', 50, optional),
  localDate('measured_on'),
  text('credit_number', 50, optional),
  localDate('credit_on', optional),
  text('file_name', 150, optional),
  code('sha256', 64, optional),
  quantity('volume'),
  json('lines'),
  longText('reason', optional),
  longText('note', optional),
  instant('decided_at', optional),
];

/** Adds measurements of mills, and the accepted one of each lot. */
export class CreateMillMeasurements1796550000001 implements MigrationInterface {
  name = 'CreateMillMeasurements1796550000001';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    await tables.licensedTable('mill_measurements', measurements, {
      indexes: [
        ['licence_id', 'lot_id'],
        ['licence_id', 'sha256'],
      ],
    });
    await tables.addColumn('lots', uuid('mill_measurement_id', optional));
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
