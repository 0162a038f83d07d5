import type { RequestContext } from '@jahrring/service-kit';

/** Whether somebody may see what customers have open. */
export function seesPrices(ctx: RequestContext): boolean {
  return ctx.can('tools.project.showprice');
}
