import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The address for bills or deliveries that a document names instead of the usual one. The version before runs on. */
export class ChoosePostalPlace1795600000120 implements MigrationInterface {
  name = 'ChoosePostalPlace1795600000120';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).addColumn('documents', columns.text('postal_place', 36, { nullable: true }));
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
