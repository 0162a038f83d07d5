import { restrictingKeys } from '@jahrring/contracts-admin';
import type { Grade } from '@jahrring/contracts-common';

export type Reach = Grade | 'none';

const order: Readonly<Record<Reach, number>> = { none: -1, own: 0, assigned: 1, all: 2 };

export interface ReachOption {
  reach: Reach;
  /** True if the giver may choose it: it removes or keeps the key, or goes no further than their own reach. */
  allowed: boolean;
}

/** Returns the reaches that a role may have for a key. `now` is its present reach, `held` the giver's own. */
export function reachOptions(key: string, now: Reach, held: Grade | undefined): ReachOption[] {
  if (restrictingKeys.includes(key)) {
    return (['none', 'all'] as const).map((reach) => ({ reach, allowed: true }));
  }
  const most = Math.max(order[now], order[held ?? 'none']);
  return (['none', 'own', 'assigned', 'all'] as const).map((reach) => ({
    reach,
    allowed: order[reach] <= most,
  }));
}
