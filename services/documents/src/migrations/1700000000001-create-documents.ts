import { columns, tableBuilder } from '@jahrring/service-kit';
import type { TableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { uuid, text, code, longText, json, int, boolean, money, unitPrice, quantity, instant, localDate } =
  columns;
const optional = { nullable: true } as const;

const tableNames = [
  'documents',
  'document_positions',
  'billed_sources',
  'document_files',
  'number_counters',
  'document_settings',
  'address_refs',
  'project_refs',
  'project_employees',
  'licence_refs',
] as const;

/** Documents, what they bill, their numbers, and the copies of what they print. */
export class CreateDocuments1700000000001 implements MigrationInterface {
  name = 'CreateDocuments1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    await createDocuments(tables);
    await createPositions(tables);
    await createNumbers(tables);
    await createCopies(tables);
  }

  async down(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    for (const name of tableNames) await tables.dropTable(name);
  }
}

async function createDocuments(tables: TableBuilder): Promise<void> {
  const own = [
    code('type', 20),
    code('status', 4),
    text('number', 60, optional),
    text('title', 150),
    uuid('address_id', optional),
    text('recipient_name', 70, optional),
    uuid('project_id', optional),
    text('project_number', 30, optional),
    text('project_title', 150, optional),
    localDate('document_date'),
    localDate('due_date', optional),
    int('term_days'),
    localDate('delivery_from', optional),
    localDate('delivery_to', optional),
    text('place_of_delivery', 150, optional),
    text('order_number', 50, optional),
    code('currency', 3),
    code('language', 2),
    longText('intro_text', optional),
    longText('closing_text', optional),
    text('payment_message', 140, optional),
    code('discount_percent', 6, optional),
    boolean('cash_rounding'),
    money('total'),
    code('reference', 27, optional),
    json('snapshot', optional),
    code('pdf_hash', 64, optional),
    instant('issued_at', optional),
  ];
  await tables.licensedTable('documents', own, {
    uniques: [
      ['licence_id', 'type', 'number'],
      ['licence_id', 'reference'],
    ],
    indexes: [
      ['licence_id', 'document_date'],
      ['licence_id', 'address_id'],
      ['licence_id', 'project_id'],
    ],
  });
}

async function createPositions(tables: TableBuilder): Promise<void> {
  const positions = [
    uuid('document_id'),
    int('ordinal'),
    code('kind', 12),
    longText('text'),
    localDate('work_date', optional),
    quantity('quantity', optional),
    code('unit', 30, optional),
    unitPrice('unit_price', optional),
    code('discount_percent', 6, optional),
    code('vat_key', 10, optional),
  ];
  await tables.licensedTable('document_positions', positions, { indexes: [['licence_id', 'document_id']] });
  const sources = [
    code('kind', 20),
    uuid('source_id'),
    int('source_version'),
    uuid('document_id'),
    uuid('position_id'),
  ];
  await tables.licensedTable('billed_sources', sources, {
    uniques: [['licence_id', 'kind', 'source_id']],
    indexes: [['licence_id', 'document_id']],
  });
  const files = [uuid('document_id'), code('hash', 64), int('size'), longText('content')];
  await tables.licensedTable('document_files', files, { uniques: [['licence_id', 'document_id']] });
}

async function createNumbers(tables: TableBuilder): Promise<void> {
  const counters = [uuid('licence_id'), code('name', 40), code('period', 20), int('next_value')];
  await tables.table('number_counters', counters, { primary: ['licence_id', 'name', 'period'] });
  await tables.licensedTable('document_settings', [json('values')], { uniques: [['licence_id']] });
}

async function createCopies(tables: TableBuilder): Promise<void> {
  const street = [text('street', 70, optional), text('house_number', 16, optional)];
  const contact = [
    text('email', 180, optional),
    text('phone', 30, optional),
    text('vat_number', 30, optional),
  ];
  const addresses = [
    text('name', 70),
    text('supplement', 70, optional),
    ...street,
    text('zip', 16),
    text('city', 35),
    code('country', 2),
    ...contact,
    text('customer_number', 50, optional),
    code('language', 2, optional),
    boolean('deleted'),
    instant('occurred_at'),
  ];
  await tables.licensedTable('address_refs', addresses, { indexes: [['licence_id', 'name']] });
  const projects = [
    text('number', 30),
    text('title', 150),
    code('status', 4),
    uuid('address_id', optional),
    boolean('deleted'),
    instant('occurred_at'),
  ];
  await tables.licensedTable('project_refs', projects, { indexes: [['licence_id', 'number']] });
  await tables.licensedTable('project_employees', [uuid('project_id'), uuid('employee_id')], {
    uniques: [['licence_id', 'employee_id', 'project_id']],
    indexes: [['licence_id', 'project_id']],
  });
  const licences = [
    text('name', 150),
    code('time_zone', 64),
    code('country', 2),
    code('currency', 3),
    ...street,
    text('zip', 16, optional),
    text('city', 35, optional),
    text('iban', 34, optional),
    ...contact,
    instant('occurred_at'),
  ];
  await tables.licensedTable('licence_refs', licences, { indexes: [['licence_id']] });
}
