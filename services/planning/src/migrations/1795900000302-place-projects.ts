import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { double } = columns;
const degrees = ['latitude', 'longitude'] as const;

/** Where a project is; known by a resync of projects. */
export class PlaceProjects1795900000302 implements MigrationInterface {
  name = 'PlaceProjects1795900000302';

  async up(runner: QueryRunner): Promise<void> {
    for (const name of degrees) {
      await tableBuilder(runner).addColumn('project_refs', double(name, { nullable: true }));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of degrees) await runner.dropColumn('project_refs', name);
  }
}
