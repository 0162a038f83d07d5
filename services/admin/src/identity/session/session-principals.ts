import type { LicenceSettings } from '@jahrring/contracts-admin';
import {
  anonymousContext,
  Clock,
  Database,
  type Principal,
  type SessionResolver,
  systemContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PrincipalRows } from './principal-rows';
import { principalColumns, type PrincipalRow, sqlInstant } from './principal-row';
import { hashToken } from './session-token';
import { sessionPolicyOf } from './session-policy';
import { SessionStore, touchAfterMs } from './session.store';
import { SuperadminStay } from './superadmin-stay';

/** Everything a request needs to know about its caller, in one look-up. */
const query = `
  SELECT s.id AS session_id, s.trusted, s.last_seen_at, s.expires_at, s.entered_until, ${principalColumns}
  FROM sessions s
    JOIN users u ON u.id = s.user_id
    JOIN licences l ON l.id = s.licence_id
    LEFT JOIN memberships m ON m.licence_id = s.licence_id AND m.user_id = s.user_id AND m.deleted_at IS NULL
  WHERE s.token_hash = ?`;

interface Row extends PrincipalRow {
  session_id: string;
  trusted: number;
  last_seen_at: Date | string;
  expires_at: Date | string;
  entered_until: Date | string | null;
}

/** SQLite keeps instants as text in UTC without a zone. */
function toMillis(value: Date | string): number {
  return value instanceof Date
    ? value.getTime()
    : Date.parse(`${value.replace(' ', 'T').replace(/Z?$/, 'Z')}`);
}

/** Turns a session into the person behind it, read from the database each time. */
@Injectable()
export class SessionPrincipals implements SessionResolver {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly sessions: SessionStore,
    private readonly rows: PrincipalRows,
    private readonly stays: SuperadminStay,
  ) {}

  /** Null for a session that has ended, a blocked person, a shut membership or a licence that is not open. */
  async resolve(token: string): Promise<Principal | null> {
    const row = await this.find(token);
    if (!row) return null;
    if (this.clock.now().getTime() - toMillis(row.last_seen_at) > touchAfterMs) await this.touch(row);
    return this.rows.toPrincipal(row);
  }

  async peek(token: string): Promise<Principal | null> {
    const row = await this.find(token);
    return row && this.rows.toPrincipal(row);
  }

  private async find(token: string): Promise<Row | null> {
    let row = await this.read(token);
    if (row?.entered_until && this.isOver(row.entered_until)) {
      await this.stays.end({ id: row.session_id, licenceId: row.licence_id, userId: row.user_id });
      row = await this.read(token);
    }
    if (!row || this.isOver(row.expires_at)) return null;
    return this.rows.isAdmitted(row) ? row : null;
  }

  private async read(token: string): Promise<Row | undefined> {
    const manager = this.db.manager(anonymousContext('session'));
    const rows: Row[] = await manager.query(query, [sqlInstant(this.clock.now()), hashToken(token)]);
    return rows[0];
  }

  private isOver(moment: Date | string): boolean {
    return toMillis(moment) <= this.clock.now().getTime();
  }

  private touch(row: Row): Promise<void> {
    return this.sessions.touch(
      systemContext({ licenceId: row.licence_id }),
      row.session_id,
      Boolean(row.trusted),
      sessionPolicyOf(JSON.parse(row.settings) as LicenceSettings),
    );
  }
}
