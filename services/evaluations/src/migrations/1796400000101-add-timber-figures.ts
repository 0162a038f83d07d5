import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { bigInt, boolean, code, instant, int, localDate, text, uuid } = columns;
const optional = { nullable: true } as const;

/** What lies in lots of round timber. It comes by a resync of timber. */
export class AddTimberFigures1796400000101 implements MigrationInterface {
  name = 'AddTimberFigures1796400000101';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable('lot_refs', [instant('occurred_at'), boolean('deleted')]);
    const fact = [
      ...[uuid('lot_id'), text('number', 20), text('title', 150), code('lot_state', 20)],
      ...[uuid('address_id', optional), localDate('work_date'), localDate('week'), code('month', 7)],
      ...[code('species', 10, optional), text('assortment', 20, optional)],
      ...[code('quality', 5, optional), code('thickness_class', 5, optional)],
      ...[int('stems'), bigInt('volume_thousandths'), bigInt('value_cents'), bigInt('priced_thousandths')],
    ];
    await build.licensedTable('lot_facts', fact, {
      indexes: [
        ['licence_id', 'work_date'],
        ['licence_id', 'lot_id'],
      ],
    });
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
