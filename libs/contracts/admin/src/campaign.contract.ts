import { instant, localDate, money } from '@jahrring/contracts-common';
import { z } from 'zod';
import { plannedPluginTexts, textsOf } from './planned-plugin.contract';

/**
 * State of a campaign: `open` → `development` at its start percentage → `guaranteed` at its guarantee percentage →
 * `invoiced` → `delivered`; `failed` if it ended before it was guaranteed: its pledges lapse and nobody pays.
 */
export const campaignState = z.enum(['open', 'development', 'guaranteed', 'invoiced', 'delivered', 'failed']);
export type CampaignState = z.infer<typeof campaignState>;

export const campaignLimits = {
  investors: 20,
  benefit: 500,
  days: 180,
  largestSharePercent: 50,
  priceCutMonths: 60,
} as const;
/** Default values of a new campaign. */
export const campaignDefaults = {
  startPercent: 60,
  guaranteePercent: 80,
  maxInvestors: campaignLimits.investors,
  smallestPledge: '100.00',
  largestSharePercent: campaignLimits.largestSharePercent,
  priceCutPercent: 50,
  priceCutMonths: 12,
} as const;

const positive = money.refine((amount) => Number(amount) > 0, { params: { code: 'minNumber', min: 0.01 } });
const percentage = z.int().min(1).max(100);

/** `POST /api/admin/campaigns`. The terms stay as they are: licences agree to them with their pledges. */
export const createCampaign = z
  .strictObject({
    pluginId: z.uuid(),
    goal: positive,
    startPercent: percentage,
    guaranteePercent: percentage,
    /** Last day on which can be pledged. */
    endsOn: localDate,
    maxInvestors: z.int().min(1).max(campaignLimits.investors),
    smallestPledge: positive,
    /** Of the goal, for one licence. */
    largestSharePercent: z.int().min(1).max(campaignLimits.largestSharePercent),
    /** Price cut of investors on the plugin's monthly price, from the month of its delivery on; 0 for none. */
    priceCutPercent: z.int().min(0).max(100),
    priceCutMonths: z.int().min(0).max(campaignLimits.priceCutMonths),
    /** Further benefits of investors. */
    benefit: textsOf(campaignLimits.benefit),
  })
  .superRefine((terms, ctx) => {
    const fault = (field: keyof typeof terms, params: { code: string; min?: number; max?: number }) =>
      ctx.addIssue({ code: 'custom', path: [field], params });
    const { startPercent, guaranteePercent, maxInvestors, largestSharePercent, goal, smallestPledge } = terms;
    if (terms.priceCutPercent > 0 && terms.priceCutMonths === 0)
      fault('priceCutMonths', { code: 'minNumber', min: 1 });
    if (guaranteePercent < startPercent) fault('guaranteePercent', { code: 'minNumber', min: startPercent });
    // All investors together, each with the largest share, have to reach the guarantee.
    if (maxInvestors * largestSharePercent < guaranteePercent)
      fault('largestSharePercent', { code: 'minNumber', min: Math.ceil(guaranteePercent / maxInvestors) });
    const largest = (Number(goal) * largestSharePercent) / 100;
    if (Number(smallestPledge) > largest) fault('smallestPledge', { code: 'maxNumber', max: largest });
  });
export type CreateCampaign = z.infer<typeof createCampaign>;

/** Terms and state, as everybody sees them. */
export const campaign = z.object({
  id: z.uuid(),
  goal: money,
  startPercent: z.int(),
  guaranteePercent: z.int(),
  endsAt: instant,
  maxInvestors: z.int(),
  smallestPledge: money,
  largestSharePercent: z.int(),
  priceCutPercent: z.int(),
  priceCutMonths: z.int(),
  benefit: plannedPluginTexts,
  state: campaignState,
  /** Sum of the pledges; of a failed campaign too, as what was reached. */
  pledged: money,
  investors: z.int(),
});
export type Campaign = z.infer<typeof campaign>;

/** A licence's binding promise; one per campaign. */
export const pledge = z.object({
  id: z.uuid(),
  amount: money,
  pledgedBy: z.string(),
  pledgedAt: instant,
  /** `true` where its agreement is kept as a PDF; false of pledges from before there were any. */
  agreement: z.boolean(),
  /** Of the bill in the operator's own licence; null while there is none. */
  billNumber: z.string().nullable(),
});
export type Pledge = z.infer<typeof pledge>;

/** As superadmins keep it. */
export const campaignView = campaign.extend({
  version: z.int(),
  plugin: z.object({ id: z.uuid(), title: plannedPluginTexts }),
  votes: z.int(),
  invoicedAt: instant.nullable(),
  deliveredAt: instant.nullable(),
});
export type CampaignView = z.infer<typeof campaignView>;
export const campaignList = z.object({ items: z.array(campaignView), total: z.int() });

/** Reason why the bill of a pledge could not be written yet; it is retried until it succeeds. */
export const billProblem = z.object({ code: z.string(), fields: z.array(z.string()) });
export type BillProblem = z.infer<typeof billProblem>;

export const campaignPledge = pledge.extend({
  licenceId: z.uuid(),
  licenceName: z.string(),
  /** Set once, when the guaranteed campaign is invoiced. */
  invoicedAt: instant.nullable(),
  /** `true` while its bill is being written. */
  billing: z.boolean(),
  billProblem: billProblem.nullable(),
});
export type CampaignPledge = z.infer<typeof campaignPledge>;
export const campaignDetail = campaignView.extend({ pledges: z.array(campaignPledge) });
export type CampaignDetail = z.infer<typeof campaignDetail>;

/** `POST /api/admin/plugin-funding/campaigns/:id/pledge`: agreeing to the campaign's terms with an amount. */
export const makePledge = z.strictObject({ amount: positive });
export type MakePledge = z.infer<typeof makePledge>;

/** A campaign as a licence sees it. */
export const licenceCampaign = campaign.extend({
  own: pledge.nullable(),
  /** Smallest and largest amount this licence can pledge now; null if it cannot pledge. */
  bounds: z.object({ least: money, most: money }).nullable(),
});
export type LicenceCampaign = z.infer<typeof licenceCampaign>;

/** A plugin to come as the admins of a licence see it: its votes, and its latest campaign. */
export const pluginFunding = z.object({
  pluginId: z.uuid(),
  votes: z.int(),
  /** True if the caller has voted for it in this licence. */
  voted: z.boolean(),
  campaign: licenceCampaign.nullable(),
});
export type PluginFunding = z.infer<typeof pluginFunding>;
export const pluginFundingList = z.object({
  /** Most votes first. */
  items: z.array(pluginFunding),
  total: z.int(),
  /** True if the caller can vote and pledge: an admin of the licence, not the operator acting in it. */
  mayDecide: z.boolean(),
});
export type PluginFundingList = z.infer<typeof pluginFundingList>;
