import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, instant, int, json, localDate, longText, text, uuid } = columns;
const optional = { nullable: true };

const record = [
  int('version', { default: '1' }),
  instant('created_at'),
  instant('updated_at'),
  instant('deleted_at', optional),
];

export class CreateAdmin1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.createLicences(runner);
    await this.createPeople(runner);
    await this.createSignIn(runner);
    await this.createReleases(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    const builder = tableBuilder(runner);
    const names = [
      'message_overrides', 'tool_releases', 'sign_in_throttles', 'sessions', 'memberships', 'users', 'licence_plugins', 'licences',
    ]; // oxfmt-ignore
    for (const name of names) await builder.dropTable(name);
  }

  private async createLicences(runner: QueryRunner): Promise<void> {
    const builder = tableBuilder(runner);
    const own = [
      uuid('id'),
      text('name', 100),
      code('type', 20),
      code('state', 20),
      localDate('starts_on'),
      localDate('ends_on', optional),
      int('user_limit', optional),
      code('time_zone', 64),
      code('country', 2),
      code('currency', 3),
      text('street', 70, optional),
      text('house_number', 16, optional),
      text('zip', 16, optional),
      text('city', 35, optional),
      text('iban', 34, optional),
      text('vat_number', 30, optional),
      text('email', 180, optional),
      text('phone', 30, optional),
      json('settings'),
      boolean('demo_data', { default: '0' }),
      ...record,
    ];
    await builder.table('licences', own, { primary: ['id'], indexes: [['name']] });
    await builder.licensedTable(
      'licence_plugins',
      [code('plugin', 40), boolean('active'), instant('activated_at', optional)],
      { uniques: [['licence_id', 'plugin']] },
    );
  }

  private async createPeople(runner: QueryRunner): Promise<void> {
    const builder = tableBuilder(runner);
    const user = [
      uuid('id'),
      text('email', 180),
      text('first_name', 100),
      text('last_name', 100),
      code('locale', 2),
      code('regional_locale', 5, optional),
      boolean('superadmin', { default: '0' }),
      boolean('blocked', { default: '0' }),
      code('password_hash', 255),
      uuid('default_licence_id', optional),
      instant('last_sign_in_at', optional),
      ...record,
    ];
    await builder.table('users', user, {
      primary: ['id'],
      uniques: [['email']],
      indexes: [['last_name', 'first_name']],
    });
    const membership = [
      uuid('user_id'),
      code('role', 20),
      boolean('active', { default: '1' }),
      json('extra_keys'),
      text('job_function', 100, optional),
      text('phone', 30, optional),
      text('mobile', 30, optional),
      localDate('starts_on', optional),
      localDate('ends_on', optional),
      uuid('address_id', optional),
    ];
    await builder.licensedTable('memberships', membership, { uniques: [['licence_id', 'user_id']] });
    // Sign-in looks for the licences of one person, whichever they are.
    await builder.index('memberships', ['user_id']);
  }

  private async createSignIn(runner: QueryRunner): Promise<void> {
    const builder = tableBuilder(runner);
    const session = [
      uuid('id'),
      code('token_hash', 64),
      uuid('user_id'),
      uuid('licence_id'),
      boolean('trusted', { default: '0' }),
      instant('created_at'),
      instant('last_seen_at'),
      instant('expires_at'),
      text('user_agent', 200, optional),
    ];
    await builder.table('sessions', session, {
      primary: ['id'],
      uniques: [['token_hash']],
      indexes: [['user_id'], ['expires_at']],
    });
    const throttle = [
      code('id', 64),
      code('kind', 10),
      int('failures', { default: '0' }),
      int('level', { default: '0' }),
      instant('window_started_at'),
      instant('blocked_until', optional),
      instant('updated_at'),
    ];
    await builder.table('sign_in_throttles', throttle, { primary: ['id'], indexes: [['updated_at']] });
  }

  private async createReleases(runner: QueryRunner): Promise<void> {
    const builder = tableBuilder(runner);
    const release = [
      uuid('id'),
      code('tool', 40),
      code('tool_version', 40),
      code('entry', 255),
      code('global_name', 100),
      code('integrity', 120, optional),
      json('descriptor'),
      code('state', 20),
      code('channel', 20),
      instant('registered_at'),
    ];
    await builder.table('tool_releases', release, { primary: ['id'], uniques: [['tool', 'tool_version']] });
    const override = [
      uuid('id'),
      code('locale', 2),
      code('namespace', 40),
      code('message_key', 150),
      longText('text'),
      instant('updated_at'),
    ];
    await builder.table('message_overrides', override, {
      primary: ['id'],
      uniques: [['locale', 'namespace', 'message_key']],
    });
  }
}
