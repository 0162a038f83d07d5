import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, instant, uuid } = columns;

/** The live streams that instances have open, so that the limit of a session holds across them. */
export class OpenStreams1795370400001 implements MigrationInterface {
  name = 'OpenStreams1795370400001';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    const own = [uuid('id'), code('token_hash', 64), instant('leased_until')];
    await tables.table('open_streams', own, { primary: ['id'] });
    await tables.index('open_streams', ['token_hash', 'id']);
    await tables.index('open_streams', ['leased_until']);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
