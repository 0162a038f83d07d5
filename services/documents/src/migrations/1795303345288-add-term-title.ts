import { columns, tableBuilder } from '@jahrring/service-kit';
import { documentLimits } from '@jahrring/contracts-documents';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words of the term of payment a document was given. The version before runs on. */
export class AddTermTitle1795303345288 implements MigrationInterface {
  name = 'AddTermTitle1795303345288';

  async up(runner: QueryRunner): Promise<void> {
    const title = columns.text('term_title', documentLimits.title, { nullable: true });
    await tableBuilder(runner).addColumn('documents', title);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
