import {
  adminErrors,
  grantsBeyond,
  grantsFor,
  type MembershipRole,
  type UpdateEmployee,
} from '@jahrring/contracts-admin';
import { AppError, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ActivePlugins } from '../licence-plugin';
import { RoleOverrideRepository } from '../role';
import type { MembershipEntity } from '../identity-record';

/** Roles that reach beyond one licence: only superadmins give them. */
const installationRoles: readonly MembershipRole[] = ['developer', 'translator'];

/** Rules for who may grant which access to whom. */
@Injectable()
export class AccessRules {
  constructor(
    private readonly plugins: ActivePlugins,
    private readonly roles: RoleOverrideRepository,
  ) {}

  /** Nobody gives more than they hold. */
  async checkGiven(ctx: RequestContext, role: MembershipRole, extraKeys: readonly string[]): Promise<void> {
    this.checkInstallationRole(ctx, role);
    if (ctx.superadmin || ctx.system) return;
    const activePlugins = await this.plugins.find(ctx);
    const roleChanges = await this.roles.changesOf(ctx, role);
    const given = grantsFor({
      role,
      superadmin: false,
      activePlugins,
      demoLicence: false,
      extraKeys,
      roleChanges,
    });
    const beyond = grantsBeyond(ctx.grants, given);
    if (beyond.length > 0)
      throw new AppError(adminErrors, 'PERMISSION_BEYOND', { keys: beyond.slice(0, 5).join(', ') });
  }

  /** Nobody changes their own access, nor that of who reaches beyond the licence. */
  async checkChange(ctx: RequestContext, before: MembershipEntity, change: UpdateEmployee): Promise<void> {
    if (before.userId === ctx.userId && !ctx.superadmin) throw new AppError(adminErrors, 'OWN_ACCESS');
    if (installationRoles.includes(before.role)) this.checkInstallationRole(ctx, before.role);
    await this.checkGiven(ctx, change.role ?? before.role, change.keys ?? before.keys);
  }

  private checkInstallationRole(ctx: RequestContext, role: MembershipRole): void {
    if (installationRoles.includes(role) && !ctx.superadmin)
      throw new AppError(adminErrors, 'ROLE_NOT_ALLOWED', { role });
  }
}
