import { createHash } from 'node:crypto';
import { anonymousContext, Clock, Database, principalToJson } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ActivePlugins } from '../licence-plugin';
import { ReleaseSets } from '../../registry';
import { SessionPrincipals } from './session-principals';
import { hashToken } from './session-token';

/** Everything a session and its boot answer hang on, cheap enough to ask for many times a minute. */
const columns = `
  s.id, s.token_hash, s.licence_id, s.expires_at, u.blocked, u.deleted_at, u.superadmin, u.email, u.first_name, u.last_name,
  u.regional_locale, l.version AS licence_version, m.version AS membership_version, m.deleted_at AS membership_deleted,
  (SELECT GROUP_CONCAT(p.plugin) FROM licence_plugins p WHERE p.licence_id = s.licence_id AND p.active = 1
    AND p.deleted_at IS NULL) AS plugins,
  (SELECT MAX(p.updated_at) FROM licence_plugins p WHERE p.licence_id = s.licence_id) AS plugins_changed`;

const tables = `sessions s
  JOIN users u ON u.id = s.user_id
  JOIN licences l ON l.id = s.licence_id
  LEFT JOIN memberships m ON m.licence_id = s.licence_id AND m.user_id = s.user_id`;

interface Row {
  id: string;
  token_hash: string;
  licence_id: string;
  expires_at: Date | string;
  plugins: string | null;
}

/** State that a session depends on, as one short text, and the release set of its licence, as another. */
export interface SessionMark {
  /** Stays when the session goes on under another token. */
  id: string;
  session: string;
  releases: string;
}

/** Marks of sessions: a mark changes when anything that the session depends on does. */
@Injectable()
export class SessionMarks {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly principals: SessionPrincipals,
    private readonly sets: ReleaseSets,
    private readonly activePlugins: ActivePlugins,
  ) {}

  /** A mark for each token; none for a session that is no more. */
  async read(tokens: readonly string[]): Promise<Map<string, SessionMark>> {
    const byHash = new Map(tokens.map((token) => [hashToken(token), token]));
    const marks = new Map<string, SessionMark>();
    if (byHash.size === 0) return marks;
    const manager = this.db.manager(anonymousContext('live'));
    const places = [...byHash.keys()].map(() => '?').join(', ');
    const sql = `SELECT ${columns} FROM ${tables} WHERE s.token_hash IN (${places})`;
    const rows: Row[] = await manager.query(sql, [...byHash.keys()]);
    for (const { token_hash: hash, expires_at: expiresAt, id, ...rest } of rows) {
      const token = byHash.get(hash);
      if (!token || this.isOver(expiresAt)) continue;
      const carried = await this.activePlugins.findCarried(rest.licence_id);
      const on = rest.plugins?.split(',').sort() ?? [];
      const plugins = on.filter((plugin) => carried.has(plugin));
      const releases = await this.sets.markOf(rest.licence_id, plugins);
      marks.set(token, { id, session: JSON.stringify({ ...rest, plugins }), releases });
    }
    return marks;
  }

  /** Returns those of these sessions that are still valid, whatever their tokens are now. */
  async findLiving(ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const places = ids.map(() => '?').join(', ');
    const rows: Pick<Row, 'id' | 'expires_at'>[] = await this.db
      .manager(anonymousContext('live'))
      .query(`SELECT id, expires_at FROM sessions WHERE id IN (${places})`, [...ids]);
    return new Set(rows.filter((row) => !this.isOver(row.expires_at)).map(({ id }) => id));
  }

  /** Returns the rights of a session as one short text; null if it no longer has any. */
  async readRights(token: string): Promise<string | null> {
    const principal = await this.principals.peek(token);
    if (!principal) return null;
    return createHash('sha256')
      .update(JSON.stringify(principalToJson(principal)))
      .digest('base64url');
  }

  private isOver(expiresAt: Date | string): boolean {
    const text = expiresAt instanceof Date ? expiresAt.toISOString() : expiresAt;
    return Date.parse(`${text.replace(' ', 'T').replace(/Z?$/, 'Z')}`) <= this.clock.now().getTime();
  }
}
