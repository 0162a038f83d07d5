import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { json, localDate } = columns;
const optional = { nullable: true } as const;

/** From when insurance and leasing of a machine run, and what they cost from later days on. */
export class DateContractCosts1796700000301 implements MigrationInterface {
  name = 'DateContractCosts1796700000301';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.addColumn('objects', localDate('insured_from', optional));
    await build.addColumn('objects', localDate('leased_from', optional));
    await build.addColumn('objects', json('dated_costs', optional));
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
