import { LicensedRepository, RepositoryServices, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { CampaignPledgeEntity } from './campaign-pledge.entity';

@Injectable()
export class CampaignPledgeRepository extends LicensedRepository<CampaignPledgeEntity> {
  constructor(services: RepositoryServices) {
    super(services, CampaignPledgeEntity, { name: 'campaignPledge' });
  }

  /** Of every licence, by campaign, first made first: sums and numbers of investors are of them all. */
  async findByCampaign(
    ctx: RequestContext,
    campaignIds: readonly string[],
  ): Promise<Map<string, CampaignPledgeEntity[]>> {
    const found = new Map<string, CampaignPledgeEntity[]>();
    if (campaignIds.length === 0) return found;
    const rows = await this.db
      .manager(ctx)
      .createQueryBuilder(CampaignPledgeEntity, 'pledge')
      .where('pledge.campaignId IN (:...campaignIds)', { campaignIds: [...campaignIds] })
      .orderBy('pledge.pledgedAt')
      .addOrderBy('pledge.id')
      .getMany();
    for (const row of rows) found.set(row.campaignId, [...(found.get(row.campaignId) ?? []), row]);
    return found;
  }

  /** Of every licence: those whose bill in the operator's own licence is not written, first made first. */
  findUnbilled(ctx: RequestContext): Promise<(CampaignPledgeEntity & { billLicenceId: string })[]> {
    return this.db
      .manager(ctx)
      .createQueryBuilder(CampaignPledgeEntity, 'pledge')
      .where('pledge.billLicenceId IS NOT NULL AND pledge.billNumber IS NULL')
      .orderBy('pledge.pledgedAt')
      .addOrderBy('pledge.id')
      .getMany() as Promise<(CampaignPledgeEntity & { billLicenceId: string })[]>;
  }

  async findOf(ctx: RequestContext, campaignId: string): Promise<CampaignPledgeEntity[]> {
    return (await this.findByCampaign(ctx, [campaignId])).get(campaignId) ?? [];
  }
}
