import { tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the global search looks for by its beginning. */
export class IndexSearch1795296858795 implements MigrationInterface {
  name = 'IndexSearch1795296858795';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    await tables.index('addresses', ['licence_id', 'phone_key']);
    await tables.index('addresses', ['licence_id', 'mobile_key']);
  }

  async down(): Promise<void> {
    // An index more does no harm to the version before.
  }
}
