import { columns, tableBuilder, type TableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, instant, int, json, localDate, money, text, uuid } = columns;
const optional = { nullable: true } as const;

/** What people are given: articles and their stock, single pieces, what everybody holds, and the signed hand-overs. */
export class AddPersonalInventory1795478400001 implements MigrationInterface {
  name = 'AddPersonalInventory1795478400001';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await addStore(build);
    await addHandovers(build);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}

/** Articles, their stock, and single pieces. */
async function addStore(build: TableBuilder): Promise<void> {
  await build.licensedTable(
    'personal_articles',
    [
      text('title', 150),
      text('article_number', 50, optional),
      text('kind', 20),
      boolean('serial'),
      json('sizes'),
      int('minimum'),
      int('exchange_months', optional),
      int('inspection_months', optional),
      money('price', optional),
      text('supplier', 150, optional),
      text('note', 500, optional),
      boolean('active'),
    ],
    { indexes: [['licence_id', 'title']] },
  );
  await build.licensedTable(
    'personal_moves',
    [
      uuid('article_id'),
      text('kind', 20),
      localDate('day'),
      text('size', 20, optional),
      int('delta'),
      text('document_reference', 60, optional),
      text('note', 500, optional),
      uuid('employee_id', optional),
    ],
    { indexes: [['licence_id', 'article_id', 'day']] },
  );
  await build.licensedTable(
    'personal_items',
    [
      int('number'),
      uuid('article_id'),
      text('serial', 60),
      text('size', 20, optional),
      text('state', 10),
      uuid('holder_id', optional),
      localDate('bought_on', optional),
      localDate('next_inspection_on', optional),
      text('document_reference', 60, optional),
      text('note', 500, optional),
    ],
    { indexes: [['licence_id', 'article_id']], uniques: [['licence_id', 'number']] },
  );
  await build.licensedTable(
    'personal_inspections',
    [
      uuid('item_id'),
      localDate('day'),
      boolean('passed'),
      localDate('next_on', optional),
      text('note', 500, optional),
      text('by_name', 201, optional),
    ],
    { indexes: [['licence_id', 'item_id', 'day']] },
  );
}

/** What everybody holds, the signed papers, kits, and the head of the papers. */
async function addHandovers(build: TableBuilder): Promise<void> {
  await build.licensedTable(
    'personal_holdings',
    [
      uuid('employee_id'),
      uuid('article_id'),
      uuid('item_id', optional),
      text('size', 20, optional),
      int('quantity'),
      int('open'),
      localDate('given_on'),
      localDate('exchange_on', optional),
      localDate('inspection_on', optional),
      localDate('due_on', optional),
      uuid('handover_id', optional),
    ],
    {
      indexes: [
        ['licence_id', 'employee_id'],
        ['licence_id', 'article_id'],
        ['licence_id', 'due_on'],
      ],
    },
  );
  await build.licensedTable(
    'personal_handovers',
    [
      int('number'),
      uuid('employee_id'),
      text('employee_name', 201),
      text('giver_name', 201),
      localDate('day'),
      instant('signed_at'),
      json('lines'),
      text('note', 500, optional),
      json('signatures'),
    ],
    { indexes: [['licence_id', 'employee_id']], uniques: [['licence_id', 'number']] },
  );
  await build.licensedTable('personal_kits', [text('title', 150), json('lines')], {
    indexes: [['licence_id', 'title']],
  });
  await build.licensedTable('licence_refs', [
    text('name', 150),
    text('country', 2),
    json('address'),
    instant('occurred_at'),
  ]);
}
