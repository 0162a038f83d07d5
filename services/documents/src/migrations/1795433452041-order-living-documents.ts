import { tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Living documents in the order of their list: a page is read and all are counted in this index, none is sorted. */
export class OrderLivingDocuments1795433452041 implements MigrationInterface {
  name = 'OrderLivingDocuments1795433452041';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).index('documents', [
      'licence_id',
      'deleted_at',
      'document_date',
      'number',
      'id',
    ]);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
