import type { CampaignState } from '@jahrring/contracts-admin';
import { Decimal } from 'decimal.js';
import type { CampaignEntity } from './campaign.entity';

/** Sum of pledges and how many licences made them. */
export interface Pledged {
  sum: Decimal;
  investors: number;
}

/** Bounds of what one licence can pledge, both included. */
export interface PledgeBounds {
  least: Decimal;
  most: Decimal;
}

type Terms = Pick<
  CampaignEntity,
  'goal' | 'startPercent' | 'guaranteePercent' | 'maxInvestors' | 'smallestPledge' | 'largestSharePercent'
>;

const collecting: readonly CampaignState[] = ['open', 'development', 'guaranteed'];

export function sumOf(pledges: readonly { amount: string }[]): Pledged {
  const sum = pledges.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0));
  return { sum, investors: pledges.length };
}

/** Returns a percentage of the goal, rounded down to the Rappen. */
function share(goal: string, percent: number): Decimal {
  return new Decimal(goal).times(percent).dividedBy(100).toDecimalPlaces(2, Decimal.ROUND_DOWN);
}

/** The state that a sum of pledges gives a campaign that still collects. */
export function stateAt({ goal, startPercent, guaranteePercent }: Terms, sum: Decimal): CampaignState {
  const reaches = (percent: number) => sum.times(100).gte(new Decimal(goal).times(percent));
  if (reaches(guaranteePercent)) return 'guaranteed';
  return reaches(startPercent) ? 'development' : 'open';
}

/** The state at a moment: what was not guaranteed at its end has failed. */
export function currentState(
  { state, endsAt }: Pick<CampaignEntity, 'state' | 'endsAt'>,
  now: Date,
): CampaignState {
  return (state === 'open' || state === 'development') && endsAt <= now ? 'failed' : state;
}

/** Returns true if pledges are accepted at a moment. */
export function isCollecting(campaign: Pick<CampaignEntity, 'state' | 'endsAt'>, now: Date): boolean {
  return collecting.includes(campaign.state) && campaign.endsAt > now;
}

/**
 * Returns how much one more licence can pledge: at most its share and the amount missing to the goal, at least the
 * smallest pledge. The last remainder can be smaller than that. Null where the goal or the number of investors is
 * reached.
 */
export function pledgeBounds(terms: Terms, { sum, investors }: Pledged): PledgeBounds | null {
  const rest = new Decimal(terms.goal).minus(sum);
  if (rest.lte(0) || investors >= terms.maxInvestors) return null;
  const most = Decimal.min(share(terms.goal, terms.largestSharePercent), rest);
  return { least: Decimal.min(terms.smallestPledge, most), most };
}

/** Returns `true` where investors save on the price in a month (`2026-11`) of a plugin delivered in another. */
export function isCutIn(
  month: string,
  delivered: string,
  { priceCutPercent, priceCutMonths }: Pick<CampaignEntity, 'priceCutPercent' | 'priceCutMonths'>,
): boolean {
  const gone = monthNumber(month) - monthNumber(delivered);
  return priceCutPercent > 0 && gone >= 0 && gone < priceCutMonths;
}

/** A price less a share of it, to the Rappen. */
export function cutPrice(price: string | number, percent: number): string {
  return new Decimal(price)
    .times(100 - percent)
    .dividedBy(100)
    .toFixed(2);
}

function monthNumber(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return year * 12 + number;
}
