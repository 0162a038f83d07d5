import { printLanguageOf } from '@jahrring/pdf/format';
import { PdfWorkers } from '@jahrring/pdf/workers';
import { commonError, type RequestContext } from '@jahrring/service-kit';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LicenceRepository } from '../../identity-record';
import type { CampaignPledgeEntity } from '../funding/campaign-pledge.entity';
import type { CampaignEntity } from '../funding/campaign.entity';
import { PlannedPluginRepository } from '../planned/planned-plugin.repository';
import type { AgreementPaper } from './render-agreement';

type NewPledge = Pick<CampaignPledgeEntity, 'id' | 'amount' | 'pledgedBy' | 'pledgedAt'>;

/** Draws the agreements of pledges, in a thread beside the requests. */
@Injectable()
export class AgreementPrinter implements OnModuleDestroy {
  private readonly workers = new PdfWorkers({
    tool: 'admin',
    jobs: async () => (await import('./pdf-jobs')).pdfJobs,
    refusal: () => commonError('UNAVAILABLE'),
  });

  constructor(
    private readonly licences: LicenceRepository,
    private readonly planned: PlannedPluginRepository,
  ) {}

  /** Called before the pledge's transaction, which holds nothing meanwhile. @throws UNAVAILABLE when too many wait already */
  async print(ctx: RequestContext, campaign: CampaignEntity, pledge: NewPledge): Promise<Buffer> {
    return this.workers.run('agreement', await this.paperOf(ctx, campaign, pledge), { urgent: true });
  }

  onModuleDestroy(): Promise<void> {
    return this.workers.close();
  }

  private async paperOf(
    ctx: RequestContext,
    campaign: CampaignEntity,
    pledge: NewPledge,
  ): Promise<AgreementPaper> {
    const { name, country, street, houseNumber, zip, city } = await this.licences.get(ctx, ctx.licenceId);
    const { titles, texts } = await this.planned.get(ctx, campaign.pluginId);
    const language = printLanguageOf(ctx.locale);
    const { goal, startPercent, guaranteePercent, maxInvestors, smallestPledge, benefit } = campaign;
    const { largestSharePercent, priceCutPercent, priceCutMonths } = campaign;
    const lines = [
      [street, houseNumber],
      [zip, city],
    ].map((parts) => parts.filter(Boolean).join(' '));
    return {
      pledgeId: pledge.id,
      plugin: titles[language] || titles.de,
      text: texts[language] || texts.de,
      amount: pledge.amount,
      pledgedAt: pledge.pledgedAt.toISOString(),
      pledgedBy: pledge.pledgedBy,
      licence: { name, country, lines: lines.filter(Boolean) },
      terms: {
        ...{ goal, startPercent, guaranteePercent, maxInvestors, smallestPledge },
        ...{ largestSharePercent, priceCutPercent, priceCutMonths },
        endsAt: campaign.endsAt.toISOString(),
        benefit: benefit[language] || benefit.de,
      },
      language,
      timeZone: ctx.timeZone,
    };
  }
}
