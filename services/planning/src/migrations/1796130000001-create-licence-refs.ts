import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, instant, text } = columns;

/** Our copy of the licence, for its papers. */
export class CreateLicenceRefs1796130000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).licensedTable('licence_refs', [
      instant('occurred_at'),
      text('name', 150),
      code('country', 2),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).dropTable('licence_refs');
  }
}
