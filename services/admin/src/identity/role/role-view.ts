import {
  type Grants,
  grantsFor,
  type RoleChanges,
  type RoleView,
  type ShapedRole,
  shapedRoles,
} from '@jahrring/contracts-admin';
import { type RequestContext } from '@jahrring/service-kit';
import type { RoleOverrideEntity } from './role-override.entity';

type ShownRole = ShapedRole | 'admin';
export const shownRoles: readonly ShownRole[] = ['admin', ...shapedRoles];

export function holdings(
  role: ShownRole,
  activePlugins: readonly string[],
  roleChanges?: RoleChanges,
): Grants {
  return grantsFor({ role, superadmin: false, activePlugins, demoLicence: false, roleChanges });
}

/** The admins' role is fixed, so that nobody locks a licence; nobody changes the role they have themselves. */
export function isEditable(ctx: RequestContext, role: ShownRole): boolean {
  return role !== 'admin' && (ctx.superadmin || ctx.system || ctx.role !== role);
}

export function toView(
  ctx: RequestContext,
  role: ShownRole,
  plugins: readonly string[],
  override: RoleOverrideEntity | null | undefined,
  members: number,
): RoleView {
  return {
    role,
    version: override?.version ?? 0,
    editable: isEditable(ctx, role),
    grants: Object.fromEntries(holdings(role, plugins, override?.changes)),
    defaults: Object.fromEntries(holdings(role, plugins)),
    members,
  };
}
