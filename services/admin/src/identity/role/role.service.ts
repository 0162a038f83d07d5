import {
  adminErrors,
  type Grants,
  grantsBeyond,
  type RoleChanges,
  roleChangesOf,
  type RoleView,
  type SaveRole,
  type ShapedRole,
} from '@jahrring/contracts-admin';
import type { Page } from '@jahrring/contracts-common';
import { AppError, commonError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SessionStore } from '../session';
import { MembershipRepository } from '../identity-record';
import { ActivePlugins } from '../licence-plugin';
import type { RoleOverrideEntity } from './role-override.entity';
import { RoleOverrideRepository } from './role-override.repository';
import { shownRoles, holdings, isEditable, toView } from './role-view';
import { grantsNow, asleep } from './role-plugins';

/**
 * Permissions of the roles in the context's licence. A change takes effect at the next request of everybody who has the
 * role.
 */
@Injectable()
export class RoleService {
  constructor(
    private readonly db: Database,
    private readonly roles: RoleOverrideRepository,
    private readonly plugins: ActivePlugins,
    private readonly memberships: MembershipRepository,
    private readonly sessions: SessionStore,
  ) {}

  async list(ctx: RequestContext): Promise<Page<RoleView>> {
    const [overrides, plugins, counts] = await Promise.all([
      this.roles.findAll(ctx),
      this.plugins.find(ctx),
      this.memberships.countByRole(ctx),
    ]);
    const items = shownRoles.map((role) => {
      const override = overrides.find((one) => one.role === role);
      return toView(ctx, role, plugins, override, counts.get(role) ?? 0);
    });
    return { items, total: items.length };
  }

  /** Returns the licence's changes of a role; undefined if the licence has never shaped it. */
  changesOf(ctx: RequestContext, role: ShapedRole): Promise<RoleChanges | undefined> {
    return this.roles.changesOf(ctx, role);
  }

  async shape(ctx: RequestContext, role: ShapedRole, version: number, body: SaveRole): Promise<RoleView> {
    const wanted: Grants = new Map(Object.entries(body.grants));
    return this.change(ctx, role, version, () => wanted);
  }

  /** Back to what the product gives the role. */
  async reset(ctx: RequestContext, role: ShapedRole, version: number): Promise<RoleView> {
    return this.change(ctx, role, version, (defaults) => defaults);
  }

  /** Returns whether the caller may make these changes to a role. */
  async mayGive(ctx: RequestContext, role: ShapedRole, changes: RoleChanges): Promise<boolean> {
    if (!isEditable(ctx, role)) return false;
    const plugins = await this.plugins.find(ctx);
    const [before, after] = [holdings(role, plugins), holdings(role, plugins, changes)];
    return this.beyond(ctx, before, after, grantsNow(ctx, plugins)).length === 0;
  }

  /** Has a role differ from the product by exactly these changes; those of plugins that are off hold once they are on. */
  async give(ctx: RequestContext, role: ShapedRole, changes: RoleChanges): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      if (!(await this.mayGive(ctx, role, changes))) throw new AppError(adminErrors, 'OWN_ACCESS');
      const present = await this.roles.findOfRole(ctx, role);
      if (present) await this.roles.update(ctx, present.id, present.version, { changes });
      else await this.roles.create(ctx, { role, changes });
      ctx.afterCommit(() => this.sessions.forget());
    });
  }

  private change(
    ctx: RequestContext,
    role: ShapedRole,
    version: number,
    choose: (defaults: Grants) => Grants,
  ): Promise<RoleView> {
    if (!isEditable(ctx, role)) throw new AppError(adminErrors, 'OWN_ACCESS');
    return this.db.tx(ctx, async (ctx) => {
      const present = await this.roles.findOfRole(ctx, role);
      const plugins = await this.plugins.find(ctx);
      const counts = await this.memberships.countByRole(ctx);
      const viewOf = (override: RoleOverrideEntity | null) =>
        toView(ctx, role, plugins, override, counts.get(role) ?? 0);
      if ((present?.version ?? 0) !== version)
        throw commonError('VERSION_MISMATCH', undefined, { current: viewOf(present) });
      const defaults = holdings(role, plugins);
      const changes = { ...asleep(present?.changes, plugins), ...roleChangesOf(defaults, choose(defaults)) };
      this.checkBeyond(ctx, holdings(role, plugins, present?.changes), holdings(role, plugins, changes));
      const saved = present
        ? await this.roles.update(ctx, present.id, present.version, { changes })
        : await this.roles.create(ctx, { role, changes });
      ctx.afterCommit(() => this.sessions.forget());
      return viewOf(saved);
    });
  }

  /** Throws if the role would gain permissions that the person who grants them does not have. */
  private checkBeyond(ctx: RequestContext, before: Grants, after: Grants): void {
    const beyond = this.beyond(ctx, before, after);
    if (beyond.length > 0)
      throw new AppError(adminErrors, 'PERMISSION_BEYOND', { keys: beyond.slice(0, 5).join(', ') });
  }

  private beyond(ctx: RequestContext, before: Grants, after: Grants, held: Grants = ctx.grants): string[] {
    if (ctx.superadmin || ctx.system) return [];
    const gained = new Map(grantsBeyond(before, after).map((key) => [key, after.get(key) ?? 'all'] as const));
    return grantsBeyond(held, gained);
  }
}
