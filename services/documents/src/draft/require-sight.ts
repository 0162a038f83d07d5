import { commonError } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { seesPrices } from '../record';

/** Who sees no prices cannot write them either. @throws FORBIDDEN */
export function requireSight(ctx: RequestContext): void {
  if (!seesPrices(ctx)) throw commonError('FORBIDDEN');
}
