import { commonError } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { seesPrices } from '../record';

/**
 * Throws if the caller may not see prices, because then they may not write them either.
 * @throws FORBIDDEN
 */
export function requireSight(ctx: RequestContext): void {
  if (!seesPrices(ctx)) throw commonError('FORBIDDEN');
}
