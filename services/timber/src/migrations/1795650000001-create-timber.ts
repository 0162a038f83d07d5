import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, double, instant, int, json, localDate, longText, money, quantity, text, uuid } =
  columns;
const optional = { nullable: true } as const;

const ofLots = [
  int('sequence', optional),
  code('number', 20, { default: "''" }),
  code('kind', 10, { default: "'stems'" }),
  code('state', 20, { default: "'measured'" }),
  uuid('origin_id', optional),
  code('species', 10, optional),
  text('assortment', 20, optional),
  quantity('quantity', optional),
  code('unit', 10, optional),
  localDate('measured_on', { default: "'2026-01-01'" }),
  text('place', 200, optional),
  double('latitude', optional),
  double('longitude', optional),
  int('stem_count', { default: '0' }),
  quantity('volume', { default: '0' }),
  uuid('buyer_id', optional),
  localDate('sold_on', optional),
  json('prices', optional),
  money('value', optional),
  uuid('photo_id', optional),
  uuid('merged_into_id', optional),
];

const origins = [
  text('title', 150),
  uuid('owner_id', optional),
  text('stand', 100, optional),
  text('parcel', 100, optional),
  text('municipality', 100, optional),
  code('country', 2, optional),
  double('latitude', optional),
  double('longitude', optional),
  json('polygon', optional),
  code('certificate_kind', 10, optional),
  text('certificate_number', 60, optional),
  localDate('certificate_from', optional),
  localDate('certificate_until', optional),
  localDate('harvest_from', optional),
  localDate('harvest_until', optional),
  json('species'),
  text('dds_reference', 60, optional),
  text('dds_verification', 60, optional),
  longText('note', optional),
];

const stems = [
  text('title', 40),
  uuid('origin_id', optional),
  uuid('lot_id', optional),
  code('species', 10),
  code('wood_type', 20),
  text('assortment', 20, optional),
  code('quality', 5, optional),
  int('length_cm'),
  int('first_mm'),
  int('second_mm', optional),
  int('bark_cm'),
  int('diameter_cm'),
  code('thickness_class', 5),
  quantity('volume'),
  int('weight_kg', optional),
  json('defects'),
  localDate('measured_on'),
  uuid('employee_id', optional),
  code('source', 10),
  text('note', 500, optional),
];

const containers = [
  text('title', 40),
  int('tare_kg', optional),
  text('place', 200, optional),
  double('latitude', optional),
  double('longitude', optional),
  uuid('lot_id', optional),
  int('net_kg', optional),
  localDate('weighed_on', optional),
  longText('note', optional),
];

const tickets = [
  uuid('container_id'),
  uuid('lot_id', optional),
  text('place', 200, optional),
  localDate('weighed_on'),
  text('ticket_number', 40, optional),
  int('gross_kg'),
  int('tare_kg'),
  code('moisture', 5, optional),
  quantity('quantity', optional),
  code('unit', 10, optional),
  quantity('solid', optional),
];

/** What lies where: origins, stems, containers and their weighings; what makes a lot one. */
export class CreateTimber1795650000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    for (const definition of ofLots) await tables.addColumn('lots', definition);
    await tables.index('lots', ['licence_id', 'sequence'], true);
    await tables.index('lots', ['licence_id', 'deleted_at', 'measured_on', 'id']);
    await tables.licensedTable('origins', origins, { indexes: [['licence_id', 'title']] });
    await tables.licensedTable('stems', stems, {
      indexes: [
        ['licence_id', 'lot_id', 'deleted_at', 'title', 'id'],
        ['licence_id', 'deleted_at', 'measured_on', 'id'],
        ['licence_id', 'origin_id'],
      ],
    });
    await tables.licensedTable('containers', containers, { indexes: [['licence_id', 'title']] });
    await tables.licensedTable('weigh_tickets', tickets, {
      indexes: [['licence_id', 'container_id', 'weighed_on']],
    });
    await tables.licensedTable('timber_settings', [json('values')]);
    await tables.licensedTable('address_refs', [
      instant('occurred_at'),
      text('name', 150),
      text('place', 150),
      boolean('deleted'),
    ]);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
