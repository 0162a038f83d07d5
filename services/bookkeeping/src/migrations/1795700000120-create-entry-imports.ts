import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, instant, int, json, localDate, money, text } = columns;
const none = { nullable: true };

/** Files of the accountant's program that were compared with the books. `draft` is set while one is looked at: there is one. */
export class CreateEntryImports1795700000120 implements MigrationInterface {
  name = 'CreateEntryImports1795700000120';

  async up(runner: QueryRunner): Promise<void> {
    const entryImport = [
      ...[code('state', 10), code('draft', 5, none), text('file_name', 255)],
      ...[localDate('first_day'), localDate('last_day'), int('transactions'), int('known'), int('added')],
      ...[money('total'), json('content'), json('entry_ids'), instant('committed_at', none)],
    ];
    const keys = { uniques: [['licence_id', 'draft']], indexes: [['licence_id', 'committed_at']] };
    await tableBuilder(runner).licensedTable('entry_imports', entryImport, keys);
  }

  async down(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).dropTable('entry_imports');
  }
}
