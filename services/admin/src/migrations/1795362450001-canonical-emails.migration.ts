import { canonicalEmail } from '@jahrring/contracts-common';
import { tableBuilder } from '@jahrring/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Row {
  id: string;
  email: string;
}

/**
 * E-mails in their one form, compared byte by byte. Where two accounts come to the same address, the living one that was used
 * last keeps it; the other one is blocked and keeps a placeholder, for a superadmin to put right.
 */
export class CanonicalEmails1795362450001 implements MigrationInterface {
  name = 'CanonicalEmails1795362450001';

  async up(runner: QueryRunner): Promise<void> {
    await tableBuilder(runner).compareByBytes('users', 'email', 180);
    const rows: Row[] = await runner.query(
      `SELECT id, email FROM users
       ORDER BY (deleted_at IS NOT NULL), (last_sign_in_at IS NULL), last_sign_in_at DESC, created_at, id`,
    );
    const owners = new Map<string, string>();
    const doubles: Row[] = [];
    for (const row of rows) {
      const email = canonicalEmail(row.email);
      if (owners.has(email)) doubles.push(row);
      else owners.set(email, row.id);
    }
    // First: an address must be free before its owner takes it.
    for (const { id } of doubles) {
      await runner.query('UPDATE users SET email = ?, blocked = ?, version = version + 1 WHERE id = ?', [
        `${id}@double.invalid`,
        1,
        id,
      ]);
      await runner.query('DELETE FROM sessions WHERE user_id = ?', [id]);
    }
    const before = new Map(rows.map(({ id, email }) => [id, email]));
    for (const [email, id] of owners) {
      if (before.get(id) !== email)
        await runner.query('UPDATE users SET email = ? WHERE id = ?', [email, id]);
    }
  }

  async down(): Promise<void> {
    // The form of before is not known any more, and the present one is a valid address as well.
  }
}
