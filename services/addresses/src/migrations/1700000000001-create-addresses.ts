import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, instant, int, json, longText, text, uuid } = columns;
const optional = { nullable: true } as const;

export class CreateAddresses1700000000001 implements MigrationInterface {
  name = 'CreateAddresses1700000000001';

  async up(runner: QueryRunner): Promise<void> {
    await this.createAddresses(runner);
    await this.createProjectRefs(runner);
    await this.createImports(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    const tables = [
      'address_import_rows',
      'address_imports',
      'project_employees',
      'project_refs',
      'addresses',
    ];
    for (const table of tables) await build.dropTable(table);
  }

  private async createAddresses(runner: QueryRunner): Promise<void> {
    const fields = [
      code('kind', 10),
      text('name', 70),
      code('name_key', 200),
      code('salutation', 10, optional),
      text('supplement', 70, optional),
      text('street', 70, optional),
      text('house_number', 16, optional),
      text('pob', 35, optional),
      text('zip', 16),
      text('city', 35),
      code('country', 2),
      text('phone', 30, optional),
      text('mobile', 30, optional),
      text('fax', 30, optional),
      text('email', 180, optional),
      text('website', 180, optional),
      text('vat_number', 30, optional),
      text('customer_number', 50, optional),
      code('customer_number_key', 50, optional),
      code('language', 2),
      longText('notes', optional),
      boolean('external'),
    ];
    await tableBuilder(runner).licensedTable('addresses', fields, {
      indexes: [
        ['licence_id', 'name'],
        ['licence_id', 'name_key'],
        ['licence_id', 'email'],
        ['licence_id', 'city'],
        ['licence_id', 'zip'],
      ],
      uniques: [['licence_id', 'customer_number_key']],
    });
  }

  private async createProjectRefs(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable(
      'project_refs',
      [
        text('number', 30),
        text('title', 150),
        uuid('address_id', optional),
        boolean('deleted'),
        instant('occurred_at'),
      ],
      { indexes: [['licence_id', 'address_id']] },
    );
    await build.table('project_employees', [uuid('licence_id'), uuid('project_id'), uuid('employee_id')], {
      primary: ['licence_id', 'project_id', 'employee_id'],
      indexes: [['licence_id', 'employee_id']],
    });
  }

  private async createImports(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await build.licensedTable(
      'address_imports',
      [
        text('file_name', 255),
        code('encoding', 20),
        code('delimiter', 1),
        json('columns'),
        json('settings'),
        code('state', 10),
        int('row_count'),
        int('processed'),
        json('counts'),
        int('kept'),
        boolean('skip_errors'),
      ],
      { indexes: [['licence_id', 'created_at']] },
    );
    await build.licensedTable(
      'address_import_rows',
      [
        uuid('import_id'),
        int('position'),
        int('line'),
        json('cells'),
        code('outcome', 10, optional),
        json('plan', optional),
        code('match_value', 300, optional),
        code('number_key', 50, optional),
        uuid('address_id', optional),
        int('address_version', optional),
        json('before', optional),
      ],
      {
        indexes: [
          ['licence_id', 'import_id', 'match_value'],
          ['licence_id', 'import_id', 'number_key'],
          ['licence_id', 'import_id', 'outcome'],
        ],
        uniques: [['licence_id', 'import_id', 'position']],
      },
    );
  }
}
