import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a timer is asked about, so that the job finds what is due by an index. */
export class AddTimerPrompt1795296920345 implements MigrationInterface {
  name = 'AddTimerPrompt1795296920345';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.addColumn('running_timers', columns.instant('prompt_at', { nullable: true }));
    await build.index('running_timers', ['prompt_at']);
  }

  async down(): Promise<void> {
    // The column goes with its table.
  }
}
