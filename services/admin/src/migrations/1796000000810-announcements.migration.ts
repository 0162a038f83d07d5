import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, instant, int, text, uuid } = columns;
const optional = { nullable: true };

/** What superadmins told the admins of licences. */
export class Announcements1796000000810 implements MigrationInterface {
  name = 'Announcements1796000000810';

  async up(runner: QueryRunner): Promise<void> {
    const announcement = [
      uuid('id'),
      code('audience', 16),
      text('target', 40, optional),
      text('text', 300),
      int('licences'),
      int('people'),
      text('sent_by', 201),
      int('version', { default: '1' }),
      instant('created_at'),
      instant('updated_at'),
      instant('deleted_at', optional),
    ];
    await tableBuilder(runner).table('announcements', announcement, {
      primary: ['id'],
      indexes: [['created_at']],
    });
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
