import { type Grants, grantsFor, isOpenLicence, type MembershipRole } from '@jahrring/contracts-admin';
import { type LicenceState, type LicenceType, localDateAt } from '@jahrring/contracts-common';
import { Clock, type Principal, SERVICE_ENV, type ServiceEnv } from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { ActivePlugins } from '../licence-plugin';
import { isDemoPerson } from './demo-accounts';

/**
 * Columns that make up a principal, from the user `u`, the licence `l` and the membership `m` of a statement. Its one
 * parameter is the current time, as {@link sqlInstant} writes it.
 */
export const principalColumns = `u.id AS user_id, l.id AS licence_id,
    u.superadmin, u.blocked, u.locale, u.deleted_at AS user_deleted, u.email_proved_at,
    l.state, l.ends_on AS licence_ends_on, l.type, l.time_zone, l.demo_data, l.settings,
    m.id AS membership_id, m.role, m.active, m.needs_proof, m.extra_keys, m.starts_on, m.ends_on, m.address_id,
    (SELECT GROUP_CONCAT(p.plugin) FROM licence_plugins p
      WHERE p.licence_id = l.id AND p.active = 1 AND p.deleted_at IS NULL
        AND (p.active_until IS NULL OR p.active_until > ?)) AS plugins,
    (SELECT o.changes FROM role_overrides o
      WHERE o.licence_id = l.id AND o.role = m.role AND o.deleted_at IS NULL) AS role_changes`;

export interface PrincipalRow {
  user_id: string;
  licence_id: string;
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

/** An instant as both databases compare it in a statement. */
export function sqlInstant(moment: Date): string {
  return moment.toISOString().replace('T', ' ').replace('Z', '');
}

const maxRemembered = 1_000;

/** Makes principals of rows, and says whose may act at all. */
@Injectable()
export class PrincipalRows {
  private readonly grants = new Map<string, Grants>();

  constructor(
    private readonly clock: Clock,
    private readonly activePlugins: ActivePlugins,
    @Inject(SERVICE_ENV) private readonly env: ServiceEnv,
  ) {}

  /** False for a blocked person, a shut membership or a licence that is not open. */
  isAdmitted(row: PrincipalRow): boolean {
    if (row.blocked || row.user_deleted) return false;
    if (!this.env.demo && isDemoPerson(row.user_id)) return false;
    if (row.superadmin) return true;
    const today = localDateAt(this.clock.now(), row.time_zone);
    if (!isOpenLicence({ state: row.state, endsOn: row.licence_ends_on }, today)) return false;
    return isOpenMembership(row, today);
  }

  async toPrincipal(row: PrincipalRow): Promise<Principal> {
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
  private grantsOf(row: PrincipalRow, plugins: readonly string[]): Grants {
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
}

type Membership = Pick<
  PrincipalRow,
  'needs_proof' | 'email_proved_at' | 'active' | 'role' | 'starts_on' | 'ends_on'
>;

function isOpenMembership(row: Membership, today: string): boolean {
  if (!row.active || !row.role || row.role === 'blocked') return false;
  if (row.needs_proof && !row.email_proved_at) return false;
  return (!row.starts_on || row.starts_on <= today) && (!row.ends_on || row.ends_on >= today);
}
