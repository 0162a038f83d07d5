import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, instant, int, json, localDate, text, uuid } = columns;
const optional = { nullable: true };

const numbered = [
  text('number', 30),
  text('number_key', 30, optional),
  text('title', 150),
  boolean('active', { default: '1' }),
];
const numberedKeys = { uniques: [['licence_id', 'number_key']], indexes: [['licence_id', 'number']] };
const validity = [localDate('valid_from', optional), localDate('valid_to', optional)];
const record = [
  uuid('id'),
  int('version', { default: '1' }),
  instant('created_at'),
  instant('updated_at'),
  instant('deleted_at', optional),
];

/** Company parts, centres, chart of accounts with its imports, lists of values. */
export class LicenceSettings1795296889376 implements MigrationInterface {
  name = 'LicenceSettings1795296889376';

  async up(runner: QueryRunner): Promise<void> {
    const builder = tableBuilder(runner);
    await builder.licensedTable('company_parts', numbered, numberedKeys);
    await builder.licensedTable('cost_centres', [...numbered, ...validity], numberedKeys);
    await builder.licensedTable('revenue_centres', [...numbered, ...validity], numberedKeys);
    await builder.licensedTable(
      'accounts',
      [...numbered, code('kind', 10), code('vat_key', 10, optional)],
      numberedKeys,
    );
    await this.createImports(runner);
    await builder.table('dropdowns', [...record, code('dropdown_key', 40), json('entries')], {
      primary: ['id'],
      uniques: [['dropdown_key']],
    });
    await builder.licensedTable('licence_dropdowns', [code('dropdown_key', 40), json('entries')], {
      uniques: [['licence_id', 'dropdown_key']],
    });
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }

  private async createImports(runner: QueryRunner): Promise<void> {
    const builder = tableBuilder(runner);
    await builder.licensedTable(
      'account_imports',
      [
        text('source', 255),
        code('state', 10),
        json('columns'),
        json('file_rows'),
        json('plan'),
        json('counts'),
        json('made'),
        int('kept', { default: '0' }),
        boolean('skip_errors', { default: '0' }),
      ],
      { indexes: [['licence_id', 'created_at']] },
    );
    // The job looks for what has a step to take, in whichever licence.
    await builder.index('account_imports', ['state']);
    await builder.table('chart_templates', [...record, text('title', 100), json('accounts')], {
      primary: ['id'],
      indexes: [['title']],
    });
  }
}
