import { columns, execute, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { int, localDate, quantity } = columns;
const optional = { nullable: true } as const;

/** The next service by the counter, as machine control tells it, beside the one by date. */
export class AddServiceByCounter1795363200000 implements MigrationInterface {
  name = 'AddServiceByCounter1795363200000';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.addColumn('objects', quantity('service_at', optional));
    await build.addColumn('objects', localDate('service_by_counter_on', optional));
    await build.addColumn('objects', int('warn_days', optional));
    await build.addColumn('objects', int('warn_units', optional));
    await build.addColumn('objects', localDate('service_due_on', optional));
    await execute(runner.manager, 'UPDATE objects SET service_due_on = next_service_date', []);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
