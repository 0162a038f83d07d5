import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { text } = columns;

/** Where rescuers are met; known by a resync of projects. */
export class KeepRescuePoints1796700000211 implements MigrationInterface {
  name = 'KeepRescuePoints1796700000211';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).addColumn('project_refs', text('rescue_point', 150, { nullable: true }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('project_refs', 'rescue_point');
  }
}
