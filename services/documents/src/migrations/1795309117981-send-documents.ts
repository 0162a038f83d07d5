import { columns, tableBuilder } from '@jahrring/service-kit';
import type { TableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { uuid, text, code, longText, json, int, instant, localDate } = columns;
const optional = { nullable: true } as const;

/** What leaves the house: electronic invoices, mails and annexes of documents. The version before runs on. */
export class SendDocuments1795309117981 implements MigrationInterface {
  name = 'SendDocuments1795309117981';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    await extendAddresses(tables);
    await createEInvoices(tables);
    await createMails(tables);
    await createAnnexes(tables);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}

async function extendAddresses(tables: TableBuilder): Promise<void> {
  const added = [
    text('contact_name', 100, optional),
    text('document_email', 180, optional),
    text('document_cc', 180, optional),
    code('e_invoice', 20, optional),
    text('buyer_reference', 100, optional),
    text('electronic_address', 100, optional),
    code('electronic_scheme', 4, optional),
  ];
  for (const column of added) await tables.addColumn('address_refs', column);
}

async function createEInvoices(tables: TableBuilder): Promise<void> {
  const fields = [uuid('document_id'), code('kind', 20), code('hash', 64), int('size'), longText('content')];
  await tables.licensedTable('e_invoices', fields, { uniques: [['licence_id', 'document_id']] });
}

async function createMails(tables: TableBuilder): Promise<void> {
  const fields = [
    uuid('document_id'),
    code('state', 10),
    json('recipients'),
    json('copies'),
    text('subject', 200),
    longText('body'),
    code('locale', 2),
    json('files'),
    int('attempts'),
    text('last_error', 500, optional),
    instant('next_attempt_at'),
    instant('sent_at', optional),
    uuid('sent_by', optional),
  ];
  await tables.licensedTable('document_mails', fields, { indexes: [['licence_id', 'document_id']] });
  // The job that sends looks over all licences.
  await tables.index('document_mails', ['state', 'next_attempt_at']);
}

async function createAnnexes(tables: TableBuilder): Promise<void> {
  const annexes = [
    uuid('document_id'),
    uuid('file_id'),
    uuid('day_report_id', optional),
    text('name', 255),
    code('hash', 64),
    int('size'),
  ];
  await tables.licensedTable('document_annexes', annexes, { indexes: [['licence_id', 'document_id']] });
  const reports = [
    text('number', 60),
    uuid('project_id', optional),
    localDate('work_date'),
    text('signed_by', 200, optional),
    code('pdf_hash', 64),
    instant('occurred_at'),
  ];
  await tables.licensedTable('day_report_refs', reports, { indexes: [['licence_id', 'project_id']] });
}
