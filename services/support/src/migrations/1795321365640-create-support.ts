import { columns, tableBuilder, type TableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, instant, int, json, longText, text, uuid } = columns;
const noneYet = { nullable: true };

/** Cases with their messages and who reads them; settings of licences and of the desk; copies of people and licences. */
export class CreateSupport1795321365640 implements MigrationInterface {
  name = 'CreateSupport1795321365640';

  async up(runner: QueryRunner): Promise<void> {
    const build = tableBuilder(runner);
    await createCases(build);
    await createMessages(build);
    await createDesk(build, runner);
    const occurred = instant('occurred_at');
    await build.licensedTable('employee_refs', [
      text('name', 201),
      boolean('active'),
      text('role', 20),
      occurred,
    ]);
    await build.licensedTable('licence_refs', [text('name', 100), occurred]);
  }

  async down(runner: QueryRunner): Promise<void> {
    const tables = [
      'licence_refs',
      'employee_refs',
      'support_counters',
      'desk_agents',
      'desk_settings',
      'support_settings',
      'case_people',
      'support_messages',
      'support_cases',
    ];
    for (const table of tables) await tableBuilder(runner).dropTable(table);
  }
}

async function createCases(build: TableBuilder): Promise<void> {
  const fields = [
    int('number'),
    text('subject', 150),
    code('kind', 20),
    code('urgency', 20),
    code('status', 20),
    uuid('requester_id'),
    text('requester_name', 201),
    text('page', 300, noneYet),
    text('tool', 60, noneYet),
    text('failure_code', 80, noneYet),
    uuid('assignee_id', noneYet),
    uuid('assignee_licence_id', noneYet),
    text('assignee_name', 201, noneYet),
    instant('last_message_at'),
    code('last_side', 10),
    instant('first_answered_at', noneYet),
    instant('solved_at', noneYet),
    instant('closed_at', noneYet),
    instant('first_due_at', noneYet),
    instant('solve_due_at', noneYet),
    instant('due_at', noneYet),
    int('duplicate_of_number', noneYet),
  ];
  await build.licensedTable('support_cases', fields, {
    indexes: [
      ['licence_id', 'last_message_at'],
      ['licence_id', 'requester_id', 'last_message_at'],
    ],
  });
  // The desk looks across licences.
  await build.index('support_cases', ['status', 'due_at']);
  await build.index('support_cases', ['number'], true);
}

async function createMessages(build: TableBuilder): Promise<void> {
  const fields = [
    uuid('case_id'),
    code('kind', 10),
    code('side', 10),
    uuid('author_id'),
    text('author_name', 201),
    longText('text'),
    json('event', noneYet),
    uuid('file_id', noneYet),
    text('file_name', 255, noneYet),
    text('file_mime', 100, noneYet),
    int('file_size', noneYet),
  ];
  await build.licensedTable('support_messages', fields, {
    indexes: [['licence_id', 'case_id', 'created_at']],
  });
  const person = [
    uuid('case_id'),
    uuid('member_id'),
    text('name', 201),
    code('side', 10),
    instant('read_at', noneYet),
    instant('seen_at', noneYet),
    instant('looked_at', noneYet),
  ];
  await build.licensedTable('case_people', person, { uniques: [['licence_id', 'case_id', 'member_id']] });
}

async function createDesk(build: TableBuilder, runner: QueryRunner): Promise<void> {
  await build.licensedTable('support_settings', [json('values')]);
  await build.licensedTable('desk_settings', [json('values')]);
  const agent = [uuid('employee_licence_id'), text('name', 201), instant('seen_at')];
  await build.licensedTable('desk_agents', agent);
  await build.table('support_counters', [code('name', 20), int('value')], { primary: ['name'] });
  const counted: unknown[] = await runner.query('SELECT 1 FROM support_counters');
  if (counted.length === 0) await runner.query("INSERT INTO support_counters VALUES ('case', 0)");
}
