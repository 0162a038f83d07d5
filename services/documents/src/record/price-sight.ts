import type { RequestContext } from '@jahrring/service-kit';

/**
 * Returns true if the user may see the figures of documents: by their permission, or because a document was sent to
 * them.
 */
export function seesPrices(ctx: RequestContext): boolean {
  return ctx.can('tools.project.showprice') || ctx.role === 'customer';
}
