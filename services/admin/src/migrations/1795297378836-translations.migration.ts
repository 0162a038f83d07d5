import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, instant, int, longText, text, uuid } = columns;
const optional = { nullable: true };

export class Translations1795297378836 implements MigrationInterface {
  name = 'Translations1795297378836';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    await tables.addColumn('message_overrides', int('version', { default: '1' }));
    await tables.addColumn('message_overrides', text('changed_by', 201, optional));
    const change = [
      uuid('id'),
      code('locale', 2),
      code('namespace', 40),
      code('message_key', 150),
      longText('before', optional),
      longText('after', optional),
      text('changed_by', 201),
      instant('changed_at'),
    ];
    await tables.table('message_changes', change, {
      primary: ['id'],
      indexes: [['locale', 'namespace', 'message_key']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).dropTable('message_changes');
  }
}
