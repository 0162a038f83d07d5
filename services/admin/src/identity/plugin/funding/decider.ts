import { adminErrors } from '@jahrring/contracts-admin';
import { AppError, type RequestContext } from '@jahrring/service-kit';

/** Returns `true` for admins of the licence, who vote and pledge for it. The operator in a licence decides nothing for it. */
export function mayDecide(ctx: RequestContext): boolean {
  return !ctx.superadmin && ctx.can('tools.plugin.install');
}

/** @throws OPERATOR_VOTES */
export function requireDecider(ctx: RequestContext): void {
  if (!mayDecide(ctx)) throw new AppError(adminErrors, 'OPERATOR_VOTES');
}
