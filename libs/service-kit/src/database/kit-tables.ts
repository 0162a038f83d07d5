import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columns } from './column-definitions';
import { tableBuilder } from './table-builder';

const { uuid, code, text, longText, json, int, bigInt, instant } = columns;

/** The kit's own tables: every service's database has them. */
export class CreateKitTables1600000000001 implements MigrationInterface {
  name = 'CreateKitTables1600000000001';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    await tables.table(
      'idempotency_keys',
      [
        uuid('licence_id'),
        uuid('user_id'),
        code('idempotency_key', 100),
        code('body_hash', 64),
        int('status', { nullable: true }),
        longText('body', { nullable: true }),
        code('etag', 50, { nullable: true }),
        instant('expires_at'),
      ],
      { primary: ['licence_id', 'user_id', 'idempotency_key'], indexes: [['expires_at']] },
    );
    await tables.table(
      'outbox_events',
      [
        uuid('id'),
        uuid('licence_id'),
        code('name', 100),
        int('version'),
        longText('payload'),
        instant('occurred_at'),
        code('request_id', 64),
        instant('published_at', { nullable: true }),
        int('attempts', { default: '0' }),
        instant('next_attempt_at'),
        text('last_error', 500, { nullable: true }),
        instant('dead_at', { nullable: true }),
      ],
      { primary: ['id'], indexes: [['published_at', 'dead_at', 'next_attempt_at']] },
    );
    await tables.table('inbox_events', [uuid('event_id'), code('consumer', 150), instant('received_at')], {
      primary: ['event_id', 'consumer'],
      indexes: [['received_at']],
    });
    await tables.table(
      'audit_entries',
      [
        uuid('id'),
        uuid('licence_id'),
        instant('occurred_at'),
        uuid('user_id', { nullable: true }),
        code('request_id', 64),
        code('action', 60),
        code('entity', 60),
        code('entity_id', 64),
        json('before', { nullable: true }),
        json('after', { nullable: true }),
        text('reason', 500, { nullable: true }),
        bigInt('seal', { nullable: true }),
        code('hash', 64, { nullable: true }),
      ],
      {
        primary: ['id'],
        indexes: [['licence_id', 'entity', 'entity_id']],
        uniques: [['seal']],
      },
    );
    await tables.table(
      'job_leases',
      [
        code('name', 100),
        code('holder', 64),
        bigInt('fence', { default: '0' }),
        instant('expires_at'),
        instant('next_run_at'),
      ],
      { primary: ['name'] },
    );
    await tables.table('service_state', [code('name', 100), text('value', 500)], { primary: ['name'] });
  }

  async down(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    for (const name of [
      'service_state',
      'job_leases',
      'audit_entries',
      'inbox_events',
      'outbox_events',
      'idempotency_keys',
    ]) {
      await tables.dropTable(name);
    }
  }
}
