import {
  campaignDetail,
  campaignList,
  createCampaign,
  makePledge,
  type MakePledge,
  pluginFundingList,
} from '@jahrring/contracts-admin';
import {
  Ctx,
  Delete,
  file,
  Get,
  Id,
  IfMatch,
  noContent,
  ok,
  Post,
  Put,
  recordRoutes,
  RequirePermission,
  SuperadminOnly,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, type StreamableFile } from '@nestjs/common';
import { AgreementService } from '../agreement/agreement.service';
import { CampaignService } from './campaign.service';
import { FundingService } from './funding.service';
import { PledgeExportService } from './pledge-export.service';

/** Campaigns for plugins to come, kept by superadmins. */
@ToolController('admin', 'campaigns')
export class CampaignController extends recordRoutes(CampaignService, {
  access: SuperadminOnly(),
  list: campaignList,
  view: campaignDetail,
  create: createCampaign,
  without: ['restore'],
}) {
  constructor(
    campaigns: CampaignService,
    private readonly pledges: PledgeExportService,
    private readonly agreements: AgreementService,
  ) {
    super(campaigns);
  }

  @Get(':id/export/csv', SuperadminOnly(), file)
  exportCsv(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.pledges.export(ctx, 'csv', id);
  }

  @Get(':id/export/xlsx', SuperadminOnly(), file)
  exportXlsx(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.pledges.export(ctx, 'xlsx', id);
  }

  /** The agreement of a pledge to it, as it was made. */
  @Get(':id/pledges/:pledgeId/agreement', SuperadminOnly(), file)
  agreement(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @Id('pledgeId') pledgeId: string,
  ): Promise<StreamableFile> {
    return this.agreements.ofCampaign(ctx, id, pledgeId);
  }

  @Post(':id/invoice', SuperadminOnly(), ok(campaignDetail))
  invoice(@Ctx() ctx: RequestContext, @Id() id: string, @IfMatch() version: number) {
    return this.records.invoice(ctx, id, version);
  }

  @Post(':id/deliver', SuperadminOnly(), ok(campaignDetail))
  deliver(@Ctx() ctx: RequestContext, @Id() id: string, @IfMatch() version: number) {
    return this.records.deliver(ctx, id, version);
  }
}

/** Votes and pledges of one's own licence for plugins to come. */
@ToolController('admin', 'plugin-funding')
export class PluginFundingController {
  constructor(
    private readonly funding: FundingService,
    private readonly agreements: AgreementService,
  ) {}

  @Get('', RequirePermission('tools.plugin.index'), pluginFundingList)
  list(@Ctx() ctx: RequestContext) {
    return this.funding.list(ctx);
  }

  /** The agreement of one's own licence's pledge, as it was made. */
  @Get('pledges/:pledgeId/agreement', RequirePermission('tools.plugin.install'), file)
  agreement(@Ctx() ctx: RequestContext, @Id('pledgeId') pledgeId: string): Promise<StreamableFile> {
    return this.agreements.ofLicence(ctx, pledgeId);
  }

  @Put(':pluginId/vote', RequirePermission('tools.plugin.install'), noContent)
  vote(@Ctx() ctx: RequestContext, @Id('pluginId') pluginId: string): Promise<void> {
    return this.funding.vote(ctx, pluginId);
  }

  @Delete(':pluginId/vote', RequirePermission('tools.plugin.install'))
  withdraw(@Ctx() ctx: RequestContext, @Id('pluginId') pluginId: string): Promise<void> {
    return this.funding.withdraw(ctx, pluginId);
  }

  @Post('campaigns/:campaignId/pledge', RequirePermission('tools.plugin.install'), ok(pluginFundingList))
  pledge(
    @Ctx() ctx: RequestContext,
    @Id('campaignId') campaignId: string,
    @Body({ schema: makePledge }) { amount }: MakePledge,
  ) {
    return this.funding.pledge(ctx, campaignId, amount);
  }
}
