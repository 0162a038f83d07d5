import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { code, instant, int, text, uuid } = columns;
const optional = { nullable: true };

/** Companies that ask for a licence. */
export class LicenceApplications1796000004200 implements MigrationInterface {
  name = 'LicenceApplications1796000004200';

  async up(runner: QueryRunner): Promise<void> {
    const application = [
      uuid('id'),
      code('state', 12),
      text('licence_name', 100),
      code('type', 20),
      code('country', 2),
      text('zip', 16, optional),
      text('city', 35, optional),
      text('first_name', 100),
      text('last_name', 100),
      text('email', 180),
      text('phone', 30, optional),
      code('locale', 5),
      text('message', 1000, optional),
      code('token_hash', 64),
      instant('expires_at'),
      instant('confirmed_at', optional),
      instant('decided_at', optional),
      text('reason', 500, optional),
      uuid('licence_id', optional),
      int('version', { default: '1' }),
      instant('created_at'),
      instant('updated_at'),
      instant('deleted_at', optional),
    ];
    await tableBuilder(runner).table('licence_applications', application, {
      primary: ['id'],
      uniques: [['token_hash']],
      indexes: [['email'], ['licence_id'], ['state']],
    });
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: restore the database from before.');
  }
}
