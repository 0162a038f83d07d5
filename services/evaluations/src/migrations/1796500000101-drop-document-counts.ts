import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents and offers are counted by their ids, so that one of several projects is found in each of them. */
export class DropDocumentCounts1796500000101 implements MigrationInterface {
  name = 'DropDocumentCounts1796500000101';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of ['documents', 'offers'])
      await runner.query(`ALTER TABLE document_facts DROP COLUMN ${column}`);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
