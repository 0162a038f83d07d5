import { createImportTables } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports of objects are kept with their rows: they are looked at first, and can be undone. */
export class CreateObjectImports1796700000202 implements MigrationInterface {
  name = 'CreateObjectImports1796700000202';

  async up(runner: QueryRunner): Promise<void> {
    await createImportTables(runner, 'object_imports', 'object_import_rows');
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
