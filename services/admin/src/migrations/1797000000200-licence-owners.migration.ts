import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { instant, text, uuid } = columns;

/** People who answer for a licence to the operator. */
export class LicenceOwners1797000000200 implements MigrationInterface {
  name = 'LicenceOwners1797000000200';

  async up(runner: QueryRunner): Promise<void> {
    const owner = [uuid('employee_id'), text('named_by', 201), instant('named_at')];
    const uniques = [['licence_id', 'employee_id']];
    await tableBuilder(runner).licensedTable('licence_owners', owner, { uniques });
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
