import { contactLimits } from '@jahrring/contracts-addresses';
import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, longText, text, uuid } = columns;
const optional = { nullable: true } as const;

/** The people to ask at an address. */
export class AddContacts1795377578644 implements MigrationInterface {
  name = 'AddContacts1795377578644';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).licensedTable(
      'address_contacts',
      [
        uuid('address_id'),
        code('role', 20),
        text('first_name', contactLimits.firstName, optional),
        text('last_name', contactLimits.lastName),
        text('function', contactLimits.function, optional),
        text('phone', 50, optional),
        text('mobile', 50, optional),
        text('email', 180, optional),
        longText('notes', optional),
      ],
      { indexes: [['licence_id', 'address_id']] },
    );
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
