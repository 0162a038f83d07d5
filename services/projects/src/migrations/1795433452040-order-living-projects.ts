import { tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Living projects in the order of their list: a page is read and all are counted in this index, none is sorted. */
export class OrderLivingProjects1795433452040 implements MigrationInterface {
  name = 'OrderLivingProjects1795433452040';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).index('projects', ['licence_id', 'deleted_at', 'number', 'id']);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
