import { adminErrors, type PluginFunding, type PluginFundingList } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import { AppError, Clock, commonError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { UserRepository } from '../../identity-record';
import { AgreementPrinter } from '../agreement/agreement-printer';
import { PledgeAgreementRepository } from '../agreement/pledge-agreement.repository';
import { PlannedPluginRepository } from '../planned/planned-plugin.repository';
import type { CampaignPledgeEntity } from './campaign-pledge.entity';
import { CampaignPledgeRepository } from './campaign-pledge.repository';
import type { CampaignEntity } from './campaign.entity';
import { toCampaign, toPledge } from './campaign.mapper';
import { CampaignRepository } from './campaign.repository';
import { isCollecting, pledgeBounds, stateAt, sumOf } from './campaign.rules';
import { mayDecide, requireDecider } from './decider';
import { PluginVoteRepository } from './plugin-vote.repository';

/** Votes and pledges of money by the admins of a licence for planned plugins. */
@Injectable()
export class FundingService {
  constructor(
    private readonly db: Database,
    private readonly planned: PlannedPluginRepository,
    private readonly votes: PluginVoteRepository,
    private readonly campaigns: CampaignRepository,
    private readonly pledges: CampaignPledgeRepository,
    private readonly agreements: PledgeAgreementRepository,
    private readonly printer: AgreementPrinter,
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  async list(ctx: RequestContext): Promise<PluginFundingList> {
    const plugins = await this.planned.findOpen(ctx);
    const votes = await this.votes.countByPlugin(ctx);
    const own = new Set((await this.votes.findOwn(ctx)).map(({ pluginId }) => pluginId));
    const campaigns = await this.campaigns.findAll(ctx);
    const pledges = await this.pledges.findByCampaign(
      ctx,
      campaigns.map(({ id }) => id),
    );
    const ownPledges = [...pledges.values()].flat().filter(({ licenceId }) => licenceId === ctx.licenceId);
    const agreed = await this.agreements.whichOf(
      ctx,
      ownPledges.map(({ id }) => id),
    );
    const items = plugins.map(({ id }): PluginFunding => {
      const latest = campaigns.find(({ pluginId }) => pluginId === id);
      return {
        pluginId: id,
        votes: votes.get(id) ?? 0,
        voted: own.has(id),
        campaign: latest ? this.campaignOf(ctx, latest, pledges.get(latest.id) ?? [], agreed) : null,
      };
    });
    items.sort((one, two) => two.votes - one.votes);
    return { items, total: items.length, mayDecide: mayDecide(ctx) };
  }

  /** Voting a second time changes nothing. */
  vote(ctx: RequestContext, pluginId: string): Promise<void> {
    requireDecider(ctx);
    return this.db.tx(ctx, async (ctx) => {
      // Also lets two clicks of the same person come one after the other.
      await this.requireOpen(ctx, pluginId);
      const own = await this.votes.findOwn(ctx);
      if (own.some((vote) => vote.pluginId === pluginId)) return;
      await this.votes.insert(ctx, { pluginId, userId: ctx.userId });
    });
  }

  /** Taking back a vote that there is not changes nothing. */
  withdraw(ctx: RequestContext, pluginId: string): Promise<void> {
    requireDecider(ctx);
    return this.db.tx(ctx, async (ctx) => {
      await this.requireOpen(ctx, pluginId);
      const vote = (await this.votes.findOwn(ctx)).find((one) => one.pluginId === pluginId);
      if (vote) await this.votes.remove(ctx, vote.id, vote.version);
    });
  }

  /**
   * Promises money of the licence. The promise binds: it lapses only with the campaign.
   * @throws CAMPAIGN_CLOSED where nothing can be pledged any more, PLEDGE_EXISTS where the licence has, PLEDGE_BOUNDS
   */
  async pledge(ctx: RequestContext, campaignId: string, amount: string): Promise<PluginFundingList> {
    requireDecider(ctx);
    const { firstName, lastName } = await this.users.get(ctx, ctx.userId);
    const pledgedBy = `${firstName} ${lastName}`;
    const made = { id: newId(), amount, pledgedBy, pledgedAt: this.clock.now() };
    const terms = await this.campaigns.get(ctx, campaignId);
    this.requirePossible(ctx, terms, await this.pledges.findOf(ctx, campaignId), amount);
    const agreement = await this.printer.print(ctx, terms, made);
    await this.db.tx(ctx, async (ctx) => {
      const campaign = await this.campaigns.lock(ctx, campaignId);
      const all = await this.pledges.findOf(ctx, campaignId);
      this.requirePossible(ctx, campaign, all, amount);
      const pledge = await this.pledges.insert(ctx, {
        ...made,
        ...notBilled,
        campaignId,
        pledgedById: ctx.userId,
      });
      await this.agreements.store(ctx, pledge.id, agreement);
      const state = stateAt(campaign, sumOf([...all, pledge]).sum);
      if (state !== campaign.state) await this.campaigns.update(ctx, campaignId, campaign.version, { state });
    });
    return this.list(ctx);
  }

  private campaignOf(
    ctx: RequestContext,
    row: CampaignEntity,
    pledges: readonly CampaignPledgeEntity[],
    agreed: ReadonlySet<string>,
  ) {
    const now = this.clock.now();
    const own = pledges.find(({ licenceId }) => licenceId === ctx.licenceId);
    const bounds = own || !isCollecting(row, now) ? null : pledgeBounds(row, sumOf(pledges));
    return {
      ...toCampaign(row, pledges, now),
      own: own ? toPledge(own, agreed) : null,
      bounds: bounds && { least: bounds.least.toFixed(2), most: bounds.most.toFixed(2) },
    };
  }

  /** Checked before the agreement is drawn, and once more when nobody else can pledge. */
  private requirePossible(
    ctx: RequestContext,
    campaign: CampaignEntity,
    all: readonly CampaignPledgeEntity[],
    amount: string,
  ): void {
    if (!isCollecting(campaign, this.clock.now())) throw new AppError(adminErrors, 'CAMPAIGN_CLOSED');
    if (all.some(({ licenceId }) => licenceId === ctx.licenceId))
      throw new AppError(adminErrors, 'PLEDGE_EXISTS');
    requireWithin(campaign, all, amount);
  }

  private async requireOpen(ctx: RequestContext, pluginId: string): Promise<void> {
    await this.planned.lock(ctx, pluginId);
    const open = await this.planned.findOpen(ctx);
    if (!open.some(({ id }) => id === pluginId)) throw commonError('NOT_FOUND');
  }
}

const notBilled = { invoicedAt: null, billLicenceId: null, billNumber: null, billProblem: null } as const;

function requireWithin(campaign: CampaignEntity, all: readonly CampaignPledgeEntity[], amount: string): void {
  const bounds = pledgeBounds(campaign, sumOf(all));
  if (!bounds) throw new AppError(adminErrors, 'CAMPAIGN_CLOSED');
  if (bounds.least.gt(amount) || bounds.most.lt(amount))
    throw new AppError(adminErrors, 'PLEDGE_BOUNDS', {
      least: bounds.least.toFixed(2),
      most: bounds.most.toFixed(2),
    });
}
