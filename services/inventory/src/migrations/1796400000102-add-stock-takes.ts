import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { instant, json, localDate, text, uuid } = columns;
const optional = { nullable: true } as const;

/** Stock takes of the personal inventory with their counting lists. */
export class AddStockTakes1796400000102 implements MigrationInterface {
  name = 'AddStockTakes1796400000102';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).licensedTable(
      'personal_stock_takes',
      [
        text('title', 150),
        localDate('day'),
        text('state', 10),
        json('lines'),
        instant('booked_at', optional),
        uuid('booked_by_id', optional),
      ],
      { indexes: [['licence_id', 'day']] },
    );
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
