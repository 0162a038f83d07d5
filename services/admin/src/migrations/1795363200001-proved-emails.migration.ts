import { columns, tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const { boolean, code, instant } = columns;
const optional = { nullable: true };

/**
 * Whether somebody has opened a link sent to an account's address. Known of those who did within the kept thirty days; superadmins
 * are taken at the operator's word, so that a mail alone never takes their second factor off.
 */
export class ProvedEmails1795363200001 implements MigrationInterface {
  name = 'ProvedEmails1795363200001';

  async up(runner: QueryRunner): Promise<void> {
    const builder = tableBuilder(runner);
    await builder.addColumn('users', instant('email_proved_at', optional));
    await builder.addColumn('users', code('pending_email', 180, optional));
    await builder.addColumn('memberships', boolean('needs_proof', { default: '0' }));
    await runner.query(`
      UPDATE users SET email_proved_at = created_at
      WHERE email_proved_at IS NULL AND (superadmin = 1 OR id IN (
        SELECT user_id FROM one_time_links
        WHERE used_at IS NOT NULL AND user_id IS NOT NULL AND purpose IN ('reset', 'invitation', 'connection')))`);
  }

  async down(): Promise<void> {
    throw new Error('Not taken back: nobody would know any more whose addresses are proved.');
  }
}
