import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far from the site a timer was started by a scan; its entry keeps it. */
export class AddScanDistance1795309727186 implements MigrationInterface {
  name = 'AddScanDistance1795309727186';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).addColumn('running_timers', columns.int('scan_metres', { nullable: true }));
  }

  async down(): Promise<void> {
    // The column goes with its table.
  }
}
