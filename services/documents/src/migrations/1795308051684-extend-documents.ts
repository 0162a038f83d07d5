import { documentLimits } from '@jahrring/contracts-documents';
import { columns, tableBuilder } from '@jahrring/service-kit';
import type { TableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { uuid, text, code, longText, json, int, boolean, money, unitPrice, instant, localDate } = columns;
const optional = { nullable: true } as const;
const off = { default: '0' } as const;

/** The chain of documents, every kind of position, and the copies of inventory objects. The version before runs on. */
export class ExtendDocuments1795308051684 implements MigrationInterface {
  name = 'ExtendDocuments1795308051684';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    await extendDocuments(tables);
    await extendPositions(tables);
    await createChain(tables);
    await createObjectCopies(tables);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}

/** Where a line or a document is booked. */
const booking = [
  text('cost_centre', documentLimits.centre, optional),
  text('revenue_centre', documentLimits.centre, optional),
  text('credit_account', documentLimits.account, optional),
];

/** What is taken off or put on besides a percentage of discount, which was there before. */
const adjustments = [
  money('discount_amount', optional),
  code('surcharge_percent', 6, optional),
  money('surcharge_amount', optional),
];

async function extendDocuments(tables: TableBuilder): Promise<void> {
  const added = [
    ...adjustments,
    ...booking,
    text('debit_account', documentLimits.account, optional),
    code('vat_mode', 10, { default: "'exclusive'" }),
    code('exchange_rate', 20, optional),
    localDate('exchange_rate_date', optional),
    uuid('sender_id', optional),
    uuid('bank_account_id', optional),
    uuid('template_id', optional),
    int('template_version', optional),
    money('net', optional),
    code('bill_kind', 12, optional),
    int('revision', off),
    instant('locked_at', optional),
    instant('exported_at', optional),
    instant('archived_at', optional),
    boolean('release_entries', off),
    json('held_sources', optional),
  ];
  for (const column of added) await tables.addColumn('documents', column);
}

async function extendPositions(tables: TableBuilder): Promise<void> {
  const added = [
    ...adjustments,
    ...booking,
    uuid('object_id', optional),
    text('article_number', documentLimits.articleNumber, optional),
    boolean('is_optional', off),
    boolean('is_part', off),
    boolean('show_parts', off),
    uuid('source_position_id', optional),
    uuid('source_document_id', optional),
    json('allocations', optional),
    uuid('project_id', optional),
  ];
  for (const column of added) await tables.addColumn('document_positions', column);
  await tables.index('document_positions', ['licence_id', 'source_position_id']);
  await tables.index('document_positions', ['licence_id', 'source_document_id']);
}

async function createChain(tables: TableBuilder): Promise<void> {
  await tables.licensedTable('document_links', [uuid('from_id'), uuid('to_id'), code('kind', 12)], {
    uniques: [['licence_id', 'from_id', 'to_id', 'kind']],
    indexes: [['licence_id', 'to_id']],
  });
  const revisions = [
    uuid('document_id'),
    int('revision'),
    instant('issued_at'),
    code('pdf_hash', 64),
    json('snapshot'),
    longText('content'),
  ];
  await tables.licensedTable('document_revisions', revisions, {
    uniques: [['licence_id', 'document_id', 'revision']],
  });
}

async function createObjectCopies(tables: TableBuilder): Promise<void> {
  const objects = [
    code('kind', 12),
    text('title', 150),
    text('article_number', 50, optional),
    code('unit', 30),
    unitPrice('price'),
    json('prices', optional),
    code('vat_rate_key', 10),
    json('assigned_employee_ids', optional),
    boolean('active'),
    boolean('deleted'),
    instant('occurred_at'),
  ];
  await tables.licensedTable('object_refs', objects, { indexes: [['licence_id', 'title']] });
}
