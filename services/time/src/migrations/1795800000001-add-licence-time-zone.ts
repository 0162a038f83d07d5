import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The licence's time zone, by which work that nobody asked for knows its day and its country. */
export class AddLicenceTimeZone1795800000001 implements MigrationInterface {
  name = 'AddLicenceTimeZone1795800000001';

  async up(runner: QueryRunner): Promise<void> {
    const zone = columns.text('time_zone', 64, { default: "'Europe/Zurich'" });
    await tableBuilder(runner).addColumn('licence_refs', zone);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
