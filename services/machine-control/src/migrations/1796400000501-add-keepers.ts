import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who keeps a machine, as the inventory tells it: they are told of what is due beside those whom the licence names. */
export class AddKeepers1796400000501 implements MigrationInterface {
  name = 'AddKeepers1796400000501';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).addColumn('machines', columns.json('keeper_ids', { nullable: true }));
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
