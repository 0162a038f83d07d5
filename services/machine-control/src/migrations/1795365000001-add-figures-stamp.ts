import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Machines say by a number whether their figures are still those that were worked out. */
export class AddFiguresStamp1795365000001 implements MigrationInterface {
  name = 'AddFiguresStamp1795365000001';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).addColumn('machines', columns.int('figures_stamp', { default: '0' }));
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
