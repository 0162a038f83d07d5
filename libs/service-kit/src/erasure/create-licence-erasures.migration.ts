import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columns } from '../database/column-definitions';
import { tableBuilder } from '../database/table-builder';

const { instant, int, uuid } = columns;

/** Licences that are being erased: every service's database has them. */
export class CreateLicenceErasures1796000004300 implements MigrationInterface {
  name = 'CreateLicenceErasures1796000004300';

  async up(runner: QueryRunner): Promise<void> {
    const erasure = [uuid('licence_id'), instant('next_at'), int('passes', { default: '0' })];
    await tableBuilder(runner).table('licence_erasures', erasure, {
      primary: ['licence_id'],
      indexes: [['next_at']],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).dropTable('licence_erasures');
  }
}
