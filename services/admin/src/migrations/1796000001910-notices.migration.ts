import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, instant, int, json, uuid } = columns;
const optional = { nullable: true };

/** Banners of those who run the installation, and who has put them away. */
export class Notices1796000001910 implements MigrationInterface {
  name = 'Notices1796000001910';

  async up(runner: QueryRunner): Promise<void> {
    const tables = tableBuilder(runner);
    const notice = [
      uuid('id'),
      code('kind', 12),
      code('audience', 10),
      code('target', 40, optional),
      json('texts'),
      instant('shown_from'),
      instant('starts_at'),
      instant('ends_at'),
      int('ahead_hours'),
      boolean('dismissible'),
      int('version', { default: '1' }),
      instant('created_at'),
      instant('updated_at'),
      instant('deleted_at', optional),
    ];
    await tables.table('notices', notice, { primary: ['id'], indexes: [['ends_at']] });
    const dismissal = [uuid('notice_id'), uuid('user_id'), instant('at')];
    await tables.table('notice_dismissals', dismissal, {
      primary: ['notice_id', 'user_id'],
      indexes: [['user_id']],
    });
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
