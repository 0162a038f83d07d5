import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, instant, int, localDate, quantity, text, uuid } = columns;
const optional = { nullable: true } as const;

/** Adds positions of orders, decisions on them, and recorded work. They come by a resync of documents and time. */
export class FollowOrders1796600000101 implements MigrationInterface {
  name = 'FollowOrders1796600000101';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable(
      'order_positions',
      [
        uuid('order_id'),
        text('order_number', 60),
        code('state', 10),
        uuid('project_id', optional),
        text('text', 200),
        quantity('quantity'),
        code('unit', 30),
        uuid('object_id', optional),
        uuid('source_position_id', optional),
        instant('occurred_at'),
      ],
      {
        indexes: [
          ['licence_id', 'state', 'project_id'],
          ['licence_id', 'order_id'],
          ['licence_id', 'source_position_id'],
        ],
      },
    );
    await build.licensedTable('order_decisions', [code('decision', 10), uuid('project_id')]);
    await build.addColumn('requirements', uuid('order_position_id', optional));
    await build.licensedTable(
      'worked_entries',
      [
        uuid('resource_id'),
        uuid('project_id'),
        localDate('date'),
        int('minutes'),
        boolean('person'),
        boolean('living'),
        instant('occurred_at'),
      ],
      { indexes: [['licence_id', 'date']] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('requirements', 'order_position_id');
    for (const table of ['worked_entries', 'order_decisions', 'order_positions']) {
      await tableBuilder(runner).dropTable(table);
    }
  }
}
