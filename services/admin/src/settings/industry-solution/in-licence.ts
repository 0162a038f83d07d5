import type { RequestContext } from '@jahrring/service-kit';

/** The caller in a licence: their own, or any for superadmins and the system. */
export function inLicence(ctx: RequestContext, licenceId: string): RequestContext {
  return ctx.licenceId === licenceId ? ctx : ctx.inLicence(licenceId);
}
