import type { Campaign, Pledge } from '@jahrring/contracts-admin';
import type { CampaignPledgeEntity } from './campaign-pledge.entity';
import type { CampaignEntity } from './campaign.entity';
import { currentState, sumOf } from './campaign.rules';

export function toCampaign(
  row: CampaignEntity,
  pledges: readonly CampaignPledgeEntity[],
  now: Date,
): Campaign {
  const { id, goal, startPercent, guaranteePercent, maxInvestors } = row;
  const { smallestPledge, largestSharePercent, priceCutPercent, priceCutMonths, benefit } = row;
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
    priceCutPercent,
    priceCutMonths,
    benefit,
    state: currentState(row, now),
    pledged: sum.toFixed(2),
    investors,
  };
}

/** `agreed`: the pledges whose agreement is kept. */
export function toPledge(row: CampaignPledgeEntity, agreed: ReadonlySet<string>): Pledge {
  const { id, amount, pledgedBy, pledgedAt, billNumber } = row;
  const agreement = agreed.has(id);
  return { id, amount, pledgedBy, pledgedAt: pledgedAt.toISOString(), agreement, billNumber };
}
