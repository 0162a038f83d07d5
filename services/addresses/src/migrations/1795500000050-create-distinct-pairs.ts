import { addressLimits } from '@jahrring/contracts-addresses';
import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { text, uuid } = columns;

/** Pairs of addresses that are alike and yet different. */
export class CreateDistinctPairs1795500000050 implements MigrationInterface {
  name = 'CreateDistinctPairs1795500000050';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).licensedTable(
      'address_distinct_pairs',
      [
        uuid('first_id'),
        text('first_name', addressLimits.name),
        uuid('second_id'),
        text('second_name', addressLimits.name),
      ],
      { indexes: [['licence_id', 'created_at']], uniques: [['licence_id', 'first_id', 'second_id']] },
    );
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
