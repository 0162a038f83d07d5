import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Machines say up to which year their figures were published; all of them are due once. */
export class TellFigures1796300000401 implements MigrationInterface {
  name = 'TellFigures1796300000401';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.addColumn('machines', columns.int('figures_told_year', { default: '0' }));
    await build.index('machines', ['figures_told_year']);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
