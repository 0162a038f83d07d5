import { templateLimits } from '@jahrring/contracts-documents';
import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { uuid, text, code, json, int, boolean } = columns;

/** Templates of documents, and what each of their versions says. */
export class CreateTemplates1795309519009 implements MigrationInterface {
  name = 'CreateTemplates1795309519009';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    const template = [
      code('type', 20),
      text('title', templateLimits.title),
      boolean('is_default'),
      int('number'),
    ];
    await tables.licensedTable('document_templates', template, { indexes: [['licence_id', 'type']] });
    await tables.licensedTable(
      'document_template_versions',
      [uuid('template_id'), int('number'), json('content')],
      { uniques: [['licence_id', 'template_id', 'number']] },
    );
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
