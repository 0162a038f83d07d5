import type { RequestContext } from '@jahrring/service-kit';

/** Returns true if the user may see the open amounts of customers. */
export function seesPrices(ctx: RequestContext): boolean {
  return ctx.can('tools.project.showprice');
}
