import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { localDate, text, uuid } = columns;
const optional = { nullable: true } as const;

/** Papers of machines and vehicles with the last day they are valid. */
export class AddMachineDocuments1796400000105 implements MigrationInterface {
  name = 'AddMachineDocuments1796400000105';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).licensedTable(
      'machine_documents',
      [
        uuid('machine_id'),
        text('kind', 20),
        text('title', 150),
        localDate('valid_until', optional),
        uuid('file_id', optional),
      ],
      { indexes: [['licence_id', 'machine_id']] },
    );
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
