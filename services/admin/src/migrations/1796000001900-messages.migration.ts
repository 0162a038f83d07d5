import { newId } from '@jahrring/contracts-common';
import { columns, personalLicenceId, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, instant, int, json, longText, text, uuid } = columns;
const optional = { nullable: true };

interface Announcement {
  id: string;
  audience: string;
  target: string | null;
  text: string;
  licences: number;
  people: number;
  sent_by: string;
  created_at: string | Date;
}

/** Mailboxes and templates of messages. What was announced before lies in the sent ones of those who run the installation. */
export class Messages1796000001900 implements MigrationInterface {
  name = 'Messages1796000001900';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    const entry = [
      uuid('owner_id'),
      uuid('message_id'),
      uuid('thread_id'),
      code('box', 10),
      code('place', 10),
      instant('read_at', optional),
      boolean('starred'),
      text('labels', 400),
      text('subject', 200),
      text('preview', 200),
      longText('html'),
      longText('text'),
      uuid('author_id'),
      text('author_name', 201),
      uuid('author_licence_id', optional),
      text('author_licence', 100, optional),
      code('audience', 10),
      code('target', 40, optional),
      text('to_name', 201, optional),
      uuid('reply_to_id', optional),
      json('content', optional),
      json('attachments'),
      int('licences'),
      int('people'),
      instant('at'),
      instant('planned_at', optional),
    ];
    await tables.licensedTable('message_entries', entry);
    await tables.index('message_entries', ['licence_id', 'owner_id', 'at']);
    await tables.index('message_entries', ['message_id']);
    await tables.index('message_entries', ['box', 'planned_at']);
    const template = [
      uuid('id'),
      text('name', 80),
      json('content'),
      int('version', { default: '1' }),
      instant('created_at'),
      instant('updated_at'),
      instant('deleted_at', optional),
    ];
    await tables.table('message_templates', template, { primary: ['id'] });
    await moveAnnouncements(runner);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}

/** MySQL commits every statement: what an interrupted run has moved is moved anew. */
async function moveAnnouncements(runner: QueryRunner): Promise<void> {
  if (!(await runner.hasTable('announcements'))) return;
  await runner.query('DELETE FROM message_entries');
  const sent: Announcement[] = await runner.query('SELECT * FROM announcements');
  const owners: { id: string }[] = await runner.query('SELECT id FROM users WHERE superadmin = 1');
  for (const announcement of sent) {
    const messageId = newId();
    for (const { id } of owners) await moveOne(runner, announcement, id, messageId);
  }
  await runner.query(
    "UPDATE notification_choices SET kind = 'admin.message' WHERE kind = 'admin.announcement'",
  );
  await runner.query('DROP TABLE announcements');
}

async function moveOne(
  runner: QueryRunner,
  announcement: Announcement,
  ownerId: string,
  messageId: string,
): Promise<void> {
  const { audience, target, licences, people, created_at: at } = announcement;
  const html = `<p>${announcement.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;
  const values: Record<string, unknown> = {
    ...{ id: newId(), licence_id: personalLicenceId, owner_id: ownerId, message_id: messageId },
    ...{ thread_id: messageId, box: 'sent', place: 'open', read_at: at, starred: 0, labels: '' },
    ...{ subject: announcement.text.slice(0, 120), preview: announcement.text.slice(0, 160) },
    ...{ html, text: announcement.text, author_id: ownerId, author_name: announcement.sent_by },
    ...{ audience, target, attachments: '[]', licences, people, at, version: 1 },
    ...{ created_at: at, updated_at: at },
  };
  const names = Object.keys(values);
  const places = names.map(() => '?').join(', ');
  await runner.query(
    `INSERT INTO message_entries (${names.map((name) => (name === 'at' ? quoted(runner, name) : name)).join(', ')}) VALUES (${places})`,
    Object.values(values),
  );
}

function quoted(runner: QueryRunner, name: string): string {
  return runner.connection.driver.escape(name);
}
