import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { json, uuid } = columns;

/** Which sheet a licence prints its labels on, and what they say. */
export class AddLabelSettings1796700000304 implements MigrationInterface {
  name = 'AddLabelSettings1796700000304';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).licensedTable('label_settings', [
      json('values'),
      uuid('logo_id', { nullable: true }),
    ]);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
