import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { articleNumberKey, titleKey } from '../object-record/object-keys';

const { boolean, code, instant, json, text, uuid } = columns;
const optional = { nullable: true } as const;
const added = [
  json('surcharges', optional),
  json('dated_prices', optional),
  json('image_ids', optional),
  json('assigned_employee_ids', optional),
  uuid('rate_category_id', optional),
  uuid('company_part_id', optional),
  code('article_number_key', 60, optional),
  code('title_key', 160, optional),
];

interface OldObject {
  id: string;
  licence_id: string;
  title: string;
  article_number: string | null;
  deleted_at: unknown;
}

/** What the settings keep of objects: dated prices, people, images; and rate categories. The version before runs on. */
export class ExtendObjects1795296114382 implements MigrationInterface {
  name = 'ExtendObjects1795296114382';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    for (const column of added) await build.addColumn('objects', column);
    await this.fillKeys(runner);
    await build.index('objects', ['licence_id', 'article_number_key'], true);
    await build.index('objects', ['licence_id', 'title_key']);
    await build.table('object_employees', [uuid('licence_id'), uuid('object_id'), uuid('employee_id')], {
      primary: ['licence_id', 'object_id', 'employee_id'],
    });
    await build.licensedTable(
      'rate_categories',
      [text('title', 100), code('title_key', 110, optional), boolean('active'), json('rates', optional)],
      { uniques: [['licence_id', 'title_key']] },
    );
    await build.licensedTable(
      'employee_refs',
      [text('name', 201), boolean('active'), instant('occurred_at')],
      { indexes: [['licence_id', 'name']] },
    );
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }

  /** Of living objects with the same number the first keeps it as its key; the others are told when they are saved. */
  private async fillKeys(runner: QueryRunner): Promise<void> {
    const rows: OldObject[] = await runner.query(
      'SELECT id, licence_id, title, article_number, deleted_at FROM objects ORDER BY id',
    );
    const taken = new Set<string>();
    for (const { id, licence_id, title, article_number, deleted_at } of rows) {
      const number = deleted_at === null ? articleNumberKey(article_number) : null;
      const mark = `${licence_id} ${number ?? ''}`;
      const free = number !== null && !taken.has(mark);
      if (free) taken.add(mark);
      await runner.query('UPDATE objects SET article_number_key = ?, title_key = ? WHERE id = ?', [
        free ? number : null,
        titleKey(title),
        id,
      ]);
    }
  }
}
