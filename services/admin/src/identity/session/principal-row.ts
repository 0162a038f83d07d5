import { type MembershipRole } from '@jahrring/contracts-admin';
import { type LicenceState, type LicenceType } from '@jahrring/contracts-common';

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

type Membership = Pick<
  PrincipalRow,
  'needs_proof' | 'email_proved_at' | 'active' | 'role' | 'starts_on' | 'ends_on'
>;

export function isOpenMembership(row: Membership, today: string): boolean {
  if (!row.active || !row.role || row.role === 'blocked') return false;
  if (row.needs_proof && !row.email_proved_at) return false;
  return (!row.starts_on || row.starts_on <= today) && (!row.ends_on || row.ends_on >= today);
}
