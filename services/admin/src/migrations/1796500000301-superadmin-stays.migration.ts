import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { instant, uuid } = columns;
const optional = { nullable: true };

/** Until when a superadmin works in a licence of others, and where the session goes back to. */
export class SuperadminStays1796500000301 implements MigrationInterface {
  name = 'SuperadminStays1796500000301';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    await tables.addColumn('sessions', instant('entered_until', optional));
    await tables.addColumn('sessions', uuid('home_licence_id', optional));
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
