import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const optional = { nullable: true } as const;

/** Series that end with their period, bank accounts and the logo. The version before runs on. */
export class ExtendSettings1795297745946 implements MigrationInterface {
  name = 'ExtendSettings1795297745946';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.addColumn('document_settings', columns.json('previous', optional));
    await build.addColumn('document_settings', columns.json('bank_accounts', optional));
    await build.addColumn('document_settings', columns.uuid('logo_id', optional));
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
