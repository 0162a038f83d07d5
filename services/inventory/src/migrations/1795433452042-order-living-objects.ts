import { tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Living objects in the order of their list: a page is read and all are counted in this index, none is sorted. */
export class OrderLivingObjects1795433452042 implements MigrationInterface {
  name = 'OrderLivingObjects1795433452042';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).index('objects', ['licence_id', 'deleted_at', 'title', 'id']);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
