import type { RequestContext } from '@jahrring/service-kit';

/** Stands for the licence of what belongs to the desk itself: its settings and its people. The installation has one desk. */
export const deskLicenceId = '00000000-0000-7000-8000-00000000de5c';

/** Held by nobody's role: by who has come through the desk's door alone. */
export const deskKey = 'support.desk';

export const deskPlugin = 'hsm-admin';

/** Permissions of the desk in the licence of a case it has entered. */
const visitKeys = ['tools.my_hsm.index', 'tools.my_hsm.manage', deskKey];

/** The same transaction, for what is the desk's own. */
export function inDesk(ctx: RequestContext): RequestContext {
  return ctx.asHelperIn(deskLicenceId);
}

/** The same transaction in the licence of a case, for the desk. Only `DeskDoor` may call it. */
export function inCaseOf(ctx: RequestContext, licenceId: string): RequestContext {
  return ctx.asHelperIn(licenceId, visitKeys);
}

/**
 * Returns true if somebody may work at the desk: they need the permission, and a licence that has the desk's plugin.
 */
export function mayHelp(ctx: RequestContext): boolean {
  if (ctx.system) return true;
  return (
    ctx.plugins.includes(deskPlugin) && ctx.grade('tools.hsm_admin.index', 'tools.hsm_admin.manage') === 'all'
  );
}
