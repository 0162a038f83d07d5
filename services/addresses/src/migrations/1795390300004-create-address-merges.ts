import { addressLimits } from '@jahrring/contracts-addresses';
import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, json, text, uuid } = columns;

/** Addresses that became one, with what takes it back. */
export class CreateAddressMerges1795390300004 implements MigrationInterface {
  name = 'CreateAddressMerges1795390300004';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).licensedTable(
      'address_merges',
      [
        uuid('from_id'),
        text('from_name', addressLimits.name),
        uuid('into_id'),
        text('into_name', addressLimits.name),
        json('before'),
        json('after'),
        json('contact_ids'),
        json('postal_address_ids'),
        boolean('undone'),
      ],
      { indexes: [['licence_id', 'created_at']] },
    );
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
