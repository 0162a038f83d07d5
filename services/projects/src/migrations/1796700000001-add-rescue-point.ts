import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { text } = columns;

/** Where rescuers are met. */
export class AddRescuePoint1796700000001 implements MigrationInterface {
  name = 'AddRescuePoint1796700000001';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).addColumn('projects', text('rescue_point', 150, { nullable: true }));
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
