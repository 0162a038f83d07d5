import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, instant, text, uuid } = columns;
const optional = { nullable: true } as const;

/** The delivery note or bill a lot stands on. */
export class AddLotDocuments1796200000001 implements MigrationInterface {
  name = 'AddLotDocuments1796200000001';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    const added = [
      uuid('document_id', optional),
      code('document_type', 20, optional),
      text('document_number', 50, optional),
      instant('document_changed_at', optional),
    ];
    for (const column of added) await build.addColumn('lots', column);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
