import { tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the global search looks for by its beginning. */
export class IndexSearch1795296858806 implements MigrationInterface {
  name = 'IndexSearch1795296858806';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    await tables.index('documents', ['licence_id', 'number']);
    await tables.index('documents', ['licence_id', 'recipient_name']);
    await tables.index('documents', ['licence_id', 'total']);
  }

  async down(): Promise<void> {
    // An index more does no harm to the version before.
  }
}
