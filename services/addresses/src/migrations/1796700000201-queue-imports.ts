import { queueWorkingImports } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports are long work from now on: those that a job of before was at go on as such. */
export class QueueImports1796700000201 implements MigrationInterface {
  name = 'QueueImports1796700000201';

  async up(runner: QueryRunner): Promise<void> {
    await queueWorkingImports(runner, 'address_imports', 'addresses.import');
  }

  async down(): Promise<void> {
    // The job of before finds its imports by their states.
  }
}
