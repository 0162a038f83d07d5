import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds telephone and mail of the licence, for ELDATsmart documents. */
export class AddLicenceContact1796700000204 implements MigrationInterface {
  name = 'AddLicenceContact1796700000204';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    await tables.addColumn('licence_refs', columns.text('phone', 50, { nullable: true }));
    await tables.addColumn('licence_refs', columns.text('email', 254, { nullable: true }));
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
