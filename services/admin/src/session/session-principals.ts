import {
  type Grants,
  grantsFor,
  isOpenLicence,
  type LicenceSettings,
  type MembershipRole,
} from '@jahrring/contracts-admin';
import { type LicenceState, type LicenceType, localDateAt } from '@jahrring/contracts-common';
import {
  anonymousContext,
  Clock,
  Database,
  type Principal,
  SERVICE_ENV,
  type ServiceEnv,
  type SessionResolver,
  systemContext,
} from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { ActivePlugins } from '../licence-plugin';
import { isDemoPerson } from './demo-accounts';
import { hashToken } from './session-token';
import { sessionPolicyOf } from './session-policy';
import { SessionStore, touchAfterMs } from './session.store';

/** Everything a request needs to know about its caller, in one look-up. */
const query = `
  SELECT s.id AS session_id, s.user_id, s.licence_id, s.trusted, s.last_seen_at, s.expires_at,
    u.superadmin, u.blocked, u.locale, u.deleted_at AS user_deleted, u.email_proved_at,
    l.state, l.ends_on AS licence_ends_on, l.type, l.time_zone, l.demo_data, l.settings,
    m.id AS membership_id, m.role, m.active, m.needs_proof, m.extra_keys, m.starts_on, m.ends_on, m.address_id,
    (SELECT GROUP_CONCAT(p.plugin) FROM licence_plugins p
      WHERE p.licence_id = s.licence_id AND p.active = 1 AND p.deleted_at IS NULL
        AND (p.active_until IS NULL OR p.active_until > ?)) AS plugins,
    (SELECT o.changes FROM role_overrides o
      WHERE o.licence_id = s.licence_id AND o.role = m.role AND o.deleted_at IS NULL) AS role_changes
  FROM sessions s
    JOIN users u ON u.id = s.user_id
    JOIN licences l ON l.id = s.licence_id
    LEFT JOIN memberships m ON m.licence_id = s.licence_id AND m.user_id = s.user_id AND m.deleted_at IS NULL
  WHERE s.token_hash = ?`;

interface Row {
  session_id: string;
  user_id: string;
  licence_id: string;
  trusted: number;
  last_seen_at: Date | string;
  expires_at: Date | string;
  superadmin: number;
  blocked: number;
  locale: string;
  user_deleted: Date | string | null;
  email_proved_at: Date | string | null;
  state: LicenceState;
  licence_ends_on: string | null;
  type: LicenceType;
  time_zone: string;
  demo_data: number;
  settings: string;
  membership_id: string | null;
  role: MembershipRole | null;
  active: number | null;
  needs_proof: number | null;
  extra_keys: string | null;
  starts_on: string | null;
  ends_on: string | null;
  address_id: string | null;
  plugins: string | null;
  role_changes: string | null;
}

/** SQLite keeps instants as text in UTC without a zone. */
function toMillis(value: Date | string): number {
  return value instanceof Date
    ? value.getTime()
    : Date.parse(`${value.replace(' ', 'T').replace(/Z?$/, 'Z')}`);
}

/** An instant as both databases compare it in a statement. */
function toInstant(moment: Date): string {
  return moment.toISOString().replace('T', ' ').replace('Z', '');
}

const maxRemembered = 1_000;

/** Turns a session into the person behind it, read from the database each time. */
@Injectable()
export class SessionPrincipals implements SessionResolver {
  private readonly grants = new Map<string, Grants>();

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly sessions: SessionStore,
    private readonly activePlugins: ActivePlugins,
    @Inject(SERVICE_ENV) private readonly env: ServiceEnv,
  ) {}

  /** Null for a session that has ended, a blocked person, a shut membership or a licence that is not open. */
  async resolve(token: string): Promise<Principal | null> {
    const row = await this.find(token);
    if (!row) return null;
    if (this.clock.now().getTime() - toMillis(row.last_seen_at) > touchAfterMs) await this.touch(row);
    return this.toPrincipal(row);
  }

  async peek(token: string): Promise<Principal | null> {
    const row = await this.find(token);
    return row && this.toPrincipal(row);
  }

  private async find(token: string): Promise<Row | null> {
    const manager = this.db.manager(anonymousContext('session'));
    const rows: Row[] = await manager.query(query, [toInstant(this.clock.now()), hashToken(token)]);
    const [row] = rows;
    return row && this.isAdmitted(row) ? row : null;
  }

  private isAdmitted(row: Row): boolean {
    if (toMillis(row.expires_at) <= this.clock.now().getTime()) return false;
    if (row.blocked || row.user_deleted) return false;
    if (!this.env.demo && isDemoPerson(row.user_id)) return false;
    if (row.superadmin) return true;
    const today = localDateAt(this.clock.now(), row.time_zone);
    if (!isOpenLicence({ state: row.state, endsOn: row.licence_ends_on }, today)) return false;
    return isOpenMembership(row, today);
  }

  private async toPrincipal(row: Row): Promise<Principal> {
    const carried = await this.activePlugins.findCarried(row.licence_id);
    const on = row.plugins ? row.plugins.split(',').sort() : [];
    const plugins = on.filter((plugin) => carried.has(plugin));
    return {
      userId: row.user_id,
      licenceId: row.licence_id,
      // A superadmin in a licence of others has no membership there: the identity stands in for it.
      membershipId: row.membership_id ?? row.user_id,
      role: row.superadmin ? 'superadmin' : (row.role ?? 'blocked'),
      superadmin: Boolean(row.superadmin),
      grants: this.grantsOf(row, plugins),
      addressId: row.address_id ?? undefined,
      locale: row.locale,
      timeZone: row.time_zone,
      licenceType: row.type,
      plugins,
    };
  }

  /** The same role in the same kind of licence holds the same: computed once. */
  private grantsOf(row: Row, plugins: readonly string[]): Grants {
    const demoLicence = row.type === 'demo' || Boolean(row.demo_data);
    const slot = [
      row.superadmin,
      row.role,
      demoLicence,
      plugins.join(),
      row.extra_keys,
      row.role_changes,
    ].join('|');
    const known = this.grants.get(slot);
    if (known) return known;
    const extraKeys: string[] = row.extra_keys ? JSON.parse(row.extra_keys) : [];
    const grants = grantsFor({
      role: row.role ?? 'blocked',
      superadmin: Boolean(row.superadmin),
      activePlugins: plugins,
      demoLicence,
      extraKeys,
      roleChanges: row.role_changes ? JSON.parse(row.role_changes) : undefined,
    });
    if (this.grants.size >= maxRemembered) this.grants.clear();
    this.grants.set(slot, grants);
    return grants;
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

interface MembershipDates {
  needs_proof: number | boolean | null;
  email_proved_at: Date | string | null;
  active: number | boolean | null;
  role: MembershipRole | null;
  starts_on: string | null;
  ends_on: string | null;
}

function isOpenMembership(row: MembershipDates, today: string): boolean {
  if (!row.active || !row.role || row.role === 'blocked') return false;
  if (row.needs_proof && !row.email_proved_at) return false;
  return (!row.starts_on || row.starts_on <= today) && (!row.ends_on || row.ends_on >= today);
}
