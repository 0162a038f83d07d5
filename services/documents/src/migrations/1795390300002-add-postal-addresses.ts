import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, instant, text, uuid } = columns;
const optional = { nullable: true } as const;

/** Copies of the addresses to which customers want their bills and deliveries. */
export class AddPostalAddresses1795390300002 implements MigrationInterface {
  name = 'AddPostalAddresses1795390300002';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).licensedTable(
      'postal_address_refs',
      [
        uuid('address_id'),
        code('kind', 10),
        text('name', 70, optional),
        text('supplement', 70, optional),
        text('street', 70, optional),
        text('house_number', 16, optional),
        text('zip', 16),
        text('city', 35),
        code('country', 2),
        boolean('is_default'),
        boolean('deleted'),
        instant('occurred_at'),
      ],
      { indexes: [['licence_id', 'address_id']] },
    );
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
