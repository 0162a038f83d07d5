import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, instant, int, json, text, uuid } = columns;

/** Imports of entries with what came of them, and what the words of files mean. */
export class KeepImports1795312000000 implements MigrationInterface {
  name = 'KeepImports1795312000000';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable(
      'entry_imports',
      [
        text('file_name', 255),
        code('origin', 12),
        int('row_count'),
        uuid('created_by'),
        json('counts', { nullable: true }),
        instant('undone_at', { nullable: true }),
        uuid('undone_by', { nullable: true }),
      ],
      { indexes: [['licence_id', 'created_at']] },
    );
    await build.licensedTable(
      'entry_import_words',
      [
        code('origin', 12),
        code('kind', 10),
        code('word_key', 64),
        text('word', 500),
        uuid('target_id', { nullable: true }),
      ],
      { uniques: [['licence_id', 'origin', 'kind', 'word_key']] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    for (const table of ['entry_import_words', 'entry_imports']) await build.dropTable(table);
  }
}
