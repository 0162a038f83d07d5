import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { text, uuid } = columns;

/** What the keepers of machines were told of their days. */
export class AddMachineReminders1796400000103 implements MigrationInterface {
  name = 'AddMachineReminders1796400000103';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).table(
      'machine_reminders',
      [uuid('licence_id'), uuid('machine_id'), text('what', 40), text('told', 30)],
      { primary: ['licence_id', 'machine_id', 'what'] },
    );
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
