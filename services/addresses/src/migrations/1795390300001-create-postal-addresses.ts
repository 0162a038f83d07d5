import { addressLimits } from '@jahrring/contracts-addresses';
import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, text, uuid } = columns;
const optional = { nullable: true } as const;

/** Where a customer's bills and deliveries go. */
export class CreatePostalAddresses1795390300001 implements MigrationInterface {
  name = 'CreatePostalAddresses1795390300001';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).licensedTable(
      'postal_addresses',
      [
        uuid('address_id'),
        code('kind', 10),
        text('name', addressLimits.name, optional),
        text('supplement', addressLimits.supplement, optional),
        text('street', addressLimits.street, optional),
        text('house_number', addressLimits.houseNumber, optional),
        text('zip', addressLimits.zip),
        text('city', addressLimits.city),
        code('country', 2),
        boolean('is_default'),
      ],
      { indexes: [['licence_id', 'address_id']] },
    );
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
