import { tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists tell how many entries there are: counted in this index, without reading the rows. */
export class IndexLivingEntries1795392000003 implements MigrationInterface {
  name = 'IndexLivingEntries1795392000003';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).index('time_entries', ['licence_id', 'deleted_at']);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
