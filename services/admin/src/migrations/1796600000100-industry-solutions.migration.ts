import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, instant, int, json, text, uuid } = columns;
const optional = { nullable: true };

/** Industry packages of the installation, and what became of them in each licence. */
export class IndustrySolutions1796600000100 implements MigrationInterface {
  name = 'IndustrySolutions1796600000100';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    const version = [
      uuid('id'),
      code('package_key', 40),
      int('number'),
      json('content'),
      int('version', { default: '1' }),
      instant('created_at'),
      instant('updated_at'),
      instant('deleted_at', optional),
    ];
    await build.table('industry_packages', version, {
      primary: ['id'],
      uniques: [['package_key', 'number']],
    });
    const application = [
      code('package_key', 40),
      int('number'),
      code('state', 10),
      code('task', 10),
      code('language', 2),
    ];
    await build.licensedTable('industry_applications', application, {
      uniques: [['licence_id', 'package_key']],
    });
    const item = [
      uuid('application_id'),
      code('part', 20),
      code('item_key', 60),
      uuid('record_id'),
      text('title', 150, optional),
      code('kind', 40, optional),
      json('written', optional),
      code('hash', 64, optional),
      code('outcome', 10),
      code('reason', 20, optional),
    ];
    await build.licensedTable('industry_items', item, {
      uniques: [['licence_id', 'application_id', 'part', 'item_key']],
    });
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
