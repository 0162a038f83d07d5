import { localDate } from '@jahrring/contracts-common';
import { z } from 'zod';
import { conflictList } from './conflict.contract';
import { proposalList } from './order-proposal.contract';
import { planView } from './plan.contract';
import { requirementList } from './requirement.contract';

/** Days from today on whose conflicts and whose requirements the overview lists. */
export const overviewDays = { conflicts: 28, requirements: 91 } as const;

export const planOverviewQuery = z.object({ today: localDate });
export type PlanOverviewQuery = z.infer<typeof planOverviewQuery>;

/** Everything that the overview shows; requirements and proposals are for planners. */
export const planOverview = z.object({
  /** Today and tomorrow; for planners this week and the next. */
  plan: planView,
  conflicts: conflictList,
  requirements: requirementList.nullable(),
  proposals: proposalList.nullable(),
});
export type PlanOverview = z.infer<typeof planOverview>;
