import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { matchKey } from '../matching';

const perRead = 500;

interface Row {
  id: string;
  number: string;
  address_name: string;
}

/** What payments name bills by, to be looked up among a hundred thousand of them. */
export class AddMatchKeys1795500001070 implements MigrationInterface {
  name = 'AddMatchKeys1795500001070';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    await tables.addColumn('open_items', columns.code('number_key', 60, { default: "''" }));
    await tables.addColumn('open_items', columns.code('name_key', 150, { default: "''" }));
    for (let after = ''; ;) {
      const rows: Row[] = await runner.query(
        'SELECT id, number, address_name FROM open_items WHERE id > ? ORDER BY id LIMIT ?',
        [after, perRead],
      );
      for (const { id, number, address_name: name } of rows) {
        const keys = [matchKey(number).slice(0, 60), matchKey(name).slice(0, 150)];
        await runner.query('UPDATE open_items SET number_key = ?, name_key = ? WHERE id = ?', [...keys, id]);
      }
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
    }
    await tables.index('open_items', ['licence_id', 'number_key']);
    await tables.index('open_items', ['licence_id', 'name_key']);
    await tables.index('open_items', ['licence_id', 'open']);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const key of ['number_key', 'name_key', 'open']) {
      await tableBuilder(runner).dropIndex('open_items', ['licence_id', key]);
    }
    for (const key of ['number_key', 'name_key']) {
      await runner.query(`ALTER TABLE open_items DROP COLUMN ${key}`);
    }
  }
}
