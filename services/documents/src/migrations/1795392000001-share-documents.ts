import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { uuid, text, code, longText, json, int, instant } = columns;
const optional = { nullable: true } as const;

/** Links to documents for people without an account, and what they answered. The version before runs on. */
export class ShareDocuments1795392000001 implements MigrationInterface {
  name = 'ShareDocuments1795392000001';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    const link = [
      uuid('document_id'),
      int('revision'),
      code('token_hash', 64),
      instant('expires_at'),
      instant('revoked_at', optional),
      instant('opened_at', optional),
      uuid('owner_id', optional),
    ];
    await tables.licensedTable('share_links', link, { indexes: [['licence_id', 'document_id']] });
    await tables.index('share_links', ['token_hash'], true);
    const answer = [
      uuid('document_id'),
      uuid('link_id'),
      int('revision'),
      code('kind', 10),
      text('name', 100),
      longText('text', optional),
      text('ip', 45),
      code('pdf_hash', 64),
      json('signature', optional),
      json('optional_lines', optional),
    ];
    await tables.licensedTable('share_answers', answer, { indexes: [['licence_id', 'document_id']] });
    await tables.addColumn('document_mails', uuid('share_link_id', optional));
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
