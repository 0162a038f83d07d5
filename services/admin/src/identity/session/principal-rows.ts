import { type Grants, grantsFor, isOpenLicence } from '@jahrring/contracts-admin';
import { localDateAt } from '@jahrring/contracts-common';
import { Clock, type Principal, SERVICE_ENV, type ServiceEnv } from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { ActivePlugins } from '../licence-plugin';
import { isDemoPerson } from './demo-accounts';
import { isOpenMembership } from './principal-row';
import type { PrincipalRow } from './principal-row';

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
