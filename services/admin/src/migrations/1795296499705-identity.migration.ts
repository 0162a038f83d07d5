import { columns, tableBuilder } from '@jahrring/service-kit';
import type { TableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, instant, int, json, localDate, longText, text, uuid } = columns;
const optional = { nullable: true };
const record = [
  int('version', { default: '1' }),
  instant('created_at'),
  instant('updated_at'),
  instant('deleted_at', optional),
];

/** What belongs to a person: details, second factor, links, CV, requests to licences; and the mails that go out. */
export class Identity1795296499705 implements MigrationInterface {
  name = 'Identity1795296499705';

  async up(runner: QueryRunner): Promise<void> {
    const builder = tableBuilder(runner);
    await addToPeople(builder);
    await createLinks(builder);
    await createMails(builder);
    const entry = [
      uuid('id'),
      uuid('user_id'),
      code('kind', 20),
      text('title', 150),
      text('place', 150, optional),
      localDate('starts_on'),
      localDate('ends_on', optional),
      longText('description', optional),
      json('document_ids'),
      ...record,
    ];
    await builder.table('cv_entries', entry, { primary: ['id'], indexes: [['user_id']] });
    const request = [
      uuid('user_id'),
      code('state', 20),
      text('message', 500, optional),
      text('reason', 500, optional),
      uuid('decided_by', optional),
      instant('decided_at', optional),
    ];
    await builder.licensedTable('connection_requests', request, { indexes: [['licence_id', 'state']] });
    await builder.index('connection_requests', ['user_id']);
  }

  async down(runner: QueryRunner): Promise<void> {
    const builder = tableBuilder(runner);
    for (const name of ['connection_requests', 'cv_entries', 'mails', 'recovery_codes', 'one_time_links']) {
      await builder.dropTable(name);
    }
  }
}

async function addToPeople(builder: TableBuilder): Promise<void> {
  const own = [
    code('salutation', 10, optional),
    text('phone', 30, optional),
    text('mobile', 30, optional),
    localDate('birthdate', optional),
    uuid('picture_id', optional),
    code('totp_secret', 255, optional),
    instant('totp_since', optional),
    int('totp_last_step', optional),
  ];
  for (const column of own) await builder.addColumn('users', column);
  await builder.addColumn('sessions', code('address', 45, optional));
  await builder.table(
    'recovery_codes',
    [uuid('id'), uuid('user_id'), code('code_hash', 64), instant('used_at', optional)],
    { primary: ['id'], uniques: [['user_id', 'code_hash']] },
  );
}

async function createLinks(builder: TableBuilder): Promise<void> {
  const link = [
    uuid('id'),
    code('token_hash', 64),
    code('purpose', 20),
    uuid('user_id', optional),
    uuid('licence_id', optional),
    boolean('trusted', { default: '0' }),
    int('tries', { default: '0' }),
    instant('created_at'),
    instant('expires_at'),
    instant('used_at', optional),
  ];
  await builder.table('one_time_links', link, {
    primary: ['id'],
    uniques: [['token_hash']],
    indexes: [['user_id', 'purpose'], ['expires_at']],
  });
}

async function createMails(builder: TableBuilder): Promise<void> {
  const mail = [
    uuid('id'),
    code('kind', 40),
    code('state', 10),
    text('recipient', 180),
    text('recipient_name', 210),
    code('locale', 2),
    text('subject', 200),
    longText('text_body', optional),
    longText('html_body', optional),
    int('attempts', { default: '0' }),
    text('last_error', 500, optional),
    instant('next_attempt_at'),
    instant('sent_at', optional),
    ...record,
  ];
  await builder.table('mails', mail, {
    primary: ['id'],
    indexes: [['state', 'next_attempt_at'], ['created_at']],
  });
}
