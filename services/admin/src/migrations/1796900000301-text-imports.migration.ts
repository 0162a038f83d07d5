import { createImportTables, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of translations, which belong to the installation. */
export class TextImports1796900000301 implements MigrationInterface {
  name = 'TextImports1796900000301';

  async up(runner: QueryRunner): Promise<void> {
    await createImportTables(runner, 'text_imports', 'text_import_rows');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['text_import_rows', 'text_imports']) await tableBuilder(runner).dropTable(table);
  }
}
