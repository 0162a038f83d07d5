import { localDateAt } from '@jahrring/contracts-common';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PlannedPluginRepository } from '../planned/planned-plugin.repository';
import type { OwedAgreement } from '../plugin-agreement.repository';
import { CampaignPledgeRepository } from './campaign-pledge.repository';
import { cutPrice, isCutIn } from './campaign.rules';
import { CampaignRepository } from './campaign.repository';

/** Takes off what licences save on plugins they have paid for together. */
@Injectable()
export class InvestorCuts {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly pledges: CampaignPledgeRepository,
    private readonly planned: PlannedPluginRepository,
  ) {}

  /** Returns the month's prices less the cuts; a price of nothing is left out. */
  async deduct(ctx: RequestContext, owed: readonly OwedAgreement[], month: string): Promise<OwedAgreement[]> {
    const cutting = (await this.campaigns.findAll(ctx)).filter(({ deliveredAt, ...terms }) => {
      return (
        deliveredAt !== null && isCutIn(month, localDateAt(deliveredAt, ctx.timeZone).slice(0, 7), terms)
      );
    });
    if (cutting.length === 0) return [...owed];
    const keys = new Map((await this.planned.findAll(ctx)).map(({ id, pluginKey }) => [id, pluginKey]));
    const pledges = await this.pledges.findByCampaign(
      ctx,
      cutting.map(({ id }) => id),
    );
    return owed
      .map((one) => {
        const campaign = cutting.find(
          ({ id, pluginId }) =>
            keys.get(pluginId) === one.plugin &&
            (pledges.get(id) ?? []).some(({ licenceId }) => licenceId === one.licenceId),
        );
        return campaign ? { ...one, price: cutPrice(one.price, campaign.priceCutPercent) } : one;
      })
      .filter(({ price }) => Number(price) > 0);
  }
}
