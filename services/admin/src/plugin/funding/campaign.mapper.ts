import type { Campaign, Pledge } from '@jahrring/contracts-admin';
import type { CampaignPledgeRow } from './campaign-pledge.entity';
import type { CampaignRow } from './campaign.entity';
import { currentState, sumOf } from './campaign.rules';

export function toCampaign(row: CampaignRow, pledges: readonly CampaignPledgeRow[], now: Date): Campaign {
  const { id, goal, startPercent, guaranteePercent, maxInvestors } = row;
  const { smallestPledge, largestSharePercent, benefit } = row;
  const { sum, investors } = sumOf(pledges);
  return {
    id,
    goal,
    startPercent,
    guaranteePercent,
    endsAt: row.endsAt.toISOString(),
    maxInvestors,
    smallestPledge,
    largestSharePercent,
    benefit,
    state: currentState(row, now),
    pledged: sum.toFixed(2),
    investors,
  };
}

export function toPledge({ amount, pledgedBy, pledgedAt }: CampaignPledgeRow): Pledge {
  return { amount, pledgedBy, pledgedAt: pledgedAt.toISOString() };
}
