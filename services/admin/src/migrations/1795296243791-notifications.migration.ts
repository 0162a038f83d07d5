import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, json, longText, text, uuid } = columns;
const optional = { nullable: true };

export class Notifications1795296243791 implements MigrationInterface {
  name = 'Notifications1795296243791';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    await tables.licensedTable(
      'notifications',
      [
        uuid('employee_id'),
        uuid('request_id'),
        code('kind', 90),
        code('title_key', 130),
        json('params'),
        text('path', 500),
        code('state', 10),
      ],
      {
        indexes: [
          ['licence_id', 'employee_id', 'state'],
          ['licence_id', 'employee_id', 'created_at'],
        ],
        uniques: [['licence_id', 'request_id', 'employee_id']],
      },
    );
    // Old ones are forgotten in every licence at once.
    await tables.index('notifications', ['created_at']);
    await tables.licensedTable(
      'notification_choices',
      [uuid('employee_id'), code('kind', 90), boolean('in_app'), boolean('mail')],
      { uniques: [['licence_id', 'employee_id', 'kind']] },
    );
    await tables.table(
      'live_events',
      [uuid('id'), uuid('employee_id', optional), code('name', 30), longText('data')],
      { primary: ['id'] },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    for (const name of ['live_events', 'notification_choices', 'notifications']) await tables.dropTable(name);
  }
}
