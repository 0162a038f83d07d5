import { newId } from '@jahrring/contracts-common';
import { createImportTables, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface OldImport {
  id: string;
  known: number;
  added: number;
  entry_ids: string;
}

/** Files of the accountant's program as the engine of all imports keeps them; what was only looked at is dropped. */
export class MoveEntryImports1796800000002 implements MigrationInterface {
  name = 'MoveEntryImports1796800000002';

  async up(runner: QueryRunner): Promise<void> {
    await createImportTables(runner, 'transaction_imports', 'transaction_import_rows');
    const found = (await runner.query(
      'SELECT id, known, added, entry_ids FROM entry_imports WHERE committed_at IS NOT NULL',
    )) as OldImport[];
    for (const old of found) await this.move(runner, old);
    await tableBuilder(runner).dropTable('entry_imports');
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }

  private async move(
    runner: QueryRunner,
    { id, known, added, entry_ids: sourceIds }: OldImport,
  ): Promise<void> {
    const settings = JSON.stringify({ mapping: [], hasTitles: true, titles: [] });
    const counts = JSON.stringify({ create: added, update: 0, skip: known, error: 0 });
    await runner.query(
      `INSERT INTO transaction_imports (id, licence_id, version, created_at, updated_at, file_name, encoding, delimiter,
        columns, settings, state, row_count, processed, counts, kept, skip_errors)
       SELECT id, licence_id, version, committed_at, updated_at, file_name, NULL, NULL, '[]', ?, state, ?, ?, ?, 0, 1
       FROM entry_imports WHERE id = ?`,
      [settings, added, added, counts, id],
    );
    const entries = JSON.parse(sourceIds) as string[];
    for (const [position, sourceId] of entries.entries()) await this.moveRow(runner, id, position, sourceId);
  }

  private async moveRow(runner: QueryRunner, id: string, position: number, sourceId: string): Promise<void> {
    const [entry] = (await runner.query(
      `SELECT id, CAST(booked_on AS CHAR) AS day, document_number, text FROM journal_entries
       WHERE source = 'import' AND source_id = ?`,
      [sourceId],
    )) as { id: string; day: string; document_number: string | null; text: string }[];
    const lines = (await runner.query(
      'SELECT account, debit, credit FROM journal_lines WHERE entry_id = ? ORDER BY position',
      [entry?.id ?? ''],
    )) as { account: string; debit: string | number; credit: string | number }[];
    const transaction = entry && {
      ...{ id: sourceId, line: position + 1, bookedOn: entry.day, documentNumber: entry.document_number },
      text: entry.text,
      lines: lines.map(({ account, debit, credit }) => ({
        account,
        amount: (Number(debit) - Number(credit)).toFixed(2),
      })),
    };
    const cells = JSON.stringify([JSON.stringify({ transaction: transaction ?? null, problems: [] })]);
    await runner.query(
      `INSERT INTO transaction_import_rows (id, licence_id, version, created_at, updated_at, import_id, position, line, cells,
        outcome, record_id, record_version)
       SELECT ?, licence_id, 1, created_at, updated_at, id, ?, ?, ?, 'create', ?, ? FROM transaction_imports WHERE id = ?`,
      [newId(), position, position + 1, cells, entry?.id ?? null, entry ? 1 : null, id],
    );
  }
}
