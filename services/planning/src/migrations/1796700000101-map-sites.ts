import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, int, json, text } = columns;
const optional = { nullable: true } as const;

/** Layers of railways, and the status of projects (known by a resync of projects). */
export class MapSites1796700000101 implements MigrationInterface {
  name = 'MapSites1796700000101';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable('rail_layers', [
      text('title', 80),
      text('file_name', 120),
      code('system', 10),
      text('property', 60, optional),
      int('line_count'),
      int('post_count'),
      int('skipped_count'),
      json('track_lines'),
      json('posts'),
    ]);
    await build.addColumn('project_refs', code('status', 4, optional));
  }

  async down(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).dropTable('rail_layers');
    await runner.dropColumn('project_refs', 'status');
  }
}
