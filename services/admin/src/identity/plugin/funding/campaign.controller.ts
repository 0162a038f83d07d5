import {
  campaignDetail,
  campaignList,
  createCampaign,
  type CreateCampaign,
  makePledge,
  type MakePledge,
  pluginFundingList,
} from '@jahrring/contracts-admin';
import {
  Ctx,
  Id,
  IfMatch,
  type RequestContext,
  RequirePermission,
  SuperadminOnly,
  ToolController,
} from '@jahrring/service-kit';
import {
  Body,
  Delete,
  Get,
  HttpCode,
  Post,
  Put,
  SerializeOptions,
  type StreamableFile,
} from '@nestjs/common';
import { AgreementService } from '../agreement/agreement.service';
import { CampaignService } from './campaign.service';
import { FundingService } from './funding.service';
import { PledgeExportService } from './pledge-export.service';

/** Campaigns for plugins to come, kept by superadmins. */
@ToolController('admin', 'campaigns')
export class CampaignController {
  constructor(
    private readonly campaigns: CampaignService,
    private readonly pledges: PledgeExportService,
    private readonly agreements: AgreementService,
  ) {}

  @Get()
  @SuperadminOnly()
  @SerializeOptions({ schema: campaignList })
  list(@Ctx() ctx: RequestContext) {
    return this.campaigns.list(ctx);
  }

  @Get(':id')
  @SuperadminOnly()
  @SerializeOptions({ schema: campaignDetail })
  get(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.campaigns.get(ctx, id);
  }

  @Get(':id/export/csv')
  @SuperadminOnly()
  exportCsv(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.pledges.export(ctx, 'csv', id);
  }

  @Get(':id/export/xlsx')
  @SuperadminOnly()
  exportXlsx(@Ctx() ctx: RequestContext, @Id() id: string) {
    return this.pledges.export(ctx, 'xlsx', id);
  }

  /** The agreement of a pledge to it, as it was made. */
  @Get(':id/pledges/:pledgeId/agreement')
  @SuperadminOnly()
  agreement(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @Id('pledgeId') pledgeId: string,
  ): Promise<StreamableFile> {
    return this.agreements.ofCampaign(ctx, id, pledgeId);
  }

  @Post()
  @SuperadminOnly()
  @SerializeOptions({ schema: campaignDetail })
  create(@Ctx() ctx: RequestContext, @Body({ schema: createCampaign }) body: CreateCampaign) {
    return this.campaigns.create(ctx, body);
  }

  @Post(':id/invoice')
  @HttpCode(200)
  @SuperadminOnly()
  @SerializeOptions({ schema: campaignDetail })
  invoice(@Ctx() ctx: RequestContext, @Id() id: string, @IfMatch() version: number) {
    return this.campaigns.invoice(ctx, id, version);
  }

  @Post(':id/deliver')
  @HttpCode(200)
  @SuperadminOnly()
  @SerializeOptions({ schema: campaignDetail })
  deliver(@Ctx() ctx: RequestContext, @Id() id: string, @IfMatch() version: number) {
    return this.campaigns.deliver(ctx, id, version);
  }

  @Delete(':id')
  @HttpCode(204)
  @SuperadminOnly()
  remove(@Ctx() ctx: RequestContext, @Id() id: string, @IfMatch() version: number): Promise<void> {
    return this.campaigns.remove(ctx, id, version);
  }
}

/** Votes and pledges of one's own licence for plugins to come. */
@ToolController('admin', 'plugin-funding')
export class PluginFundingController {
  constructor(
    private readonly funding: FundingService,
    private readonly agreements: AgreementService,
  ) {}

  @Get()
  @RequirePermission('tools.plugin.index')
  @SerializeOptions({ schema: pluginFundingList })
  list(@Ctx() ctx: RequestContext) {
    return this.funding.list(ctx);
  }

  /** The agreement of one's own licence's pledge, as it was made. */
  @Get('pledges/:pledgeId/agreement')
  @RequirePermission('tools.plugin.install')
  agreement(@Ctx() ctx: RequestContext, @Id('pledgeId') pledgeId: string): Promise<StreamableFile> {
    return this.agreements.ofLicence(ctx, pledgeId);
  }

  @Put(':pluginId/vote')
  @HttpCode(204)
  @RequirePermission('tools.plugin.install')
  vote(@Ctx() ctx: RequestContext, @Id('pluginId') pluginId: string): Promise<void> {
    return this.funding.vote(ctx, pluginId);
  }

  @Delete(':pluginId/vote')
  @HttpCode(204)
  @RequirePermission('tools.plugin.install')
  withdraw(@Ctx() ctx: RequestContext, @Id('pluginId') pluginId: string): Promise<void> {
    return this.funding.withdraw(ctx, pluginId);
  }

  @Post('campaigns/:campaignId/pledge')
  @HttpCode(200)
  @RequirePermission('tools.plugin.install')
  @SerializeOptions({ schema: pluginFundingList })
  pledge(
    @Ctx() ctx: RequestContext,
    @Id('campaignId') campaignId: string,
    @Body({ schema: makePledge }) { amount }: MakePledge,
  ) {
    return this.funding.pledge(ctx, campaignId, amount);
  }
}
