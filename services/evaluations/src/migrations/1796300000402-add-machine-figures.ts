import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { bigInt, code, instant, text, uuid } = columns;

/** What machines ran and cost by month. They come by themselves once machine-control has its own migration. */
export class AddMachineFigures1796300000402 implements MigrationInterface {
  name = 'AddMachineFigures1796300000402';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable('machine_refs', [instant('occurred_at'), text('unit', 20)]);
    const sums = [
      ...['used_thousandths', 'recorded_thousandths', 'litre_thousandths'],
      ...['fuel_cents', 'upkeep_cents', 'standing_cents', 'charged_cents'],
    ].map((name) => bigInt(name));
    await build.licensedTable(
      'machine_facts',
      [uuid('object_id'), text('unit', 20), code('month', 7), ...sums],
      {
        indexes: [
          ['licence_id', 'month'],
          ['licence_id', 'object_id', 'month'],
        ],
      },
    );
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
