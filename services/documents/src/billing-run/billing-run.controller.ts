import { workView } from '@jahrring/contracts-common';
import type { WorkView } from '@jahrring/contracts-common';
import { billingPreview, billingPreviewQuery, startBillingRun } from '@jahrring/contracts-documents';
import type { BillingPreview, BillingPreviewQuery, StartBillingRun } from '@jahrring/contracts-documents';
import { Ctx, Get, Post, RequirePermission, ToolController } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { BillingPreviewService } from './billing-preview.service';
import { BillingRunService } from './billing-run.service';

@ToolController('documents', 'billing-runs')
export class BillingRunController {
  constructor(
    private readonly previews: BillingPreviewService,
    private readonly runs: BillingRunService,
  ) {}

  /** Everything that is ready to charge, with sums and problems. */
  @Get('preview', RequirePermission('tools.document.manage'), billingPreview)
  preview(
    @Ctx() ctx: RequestContext,
    @Query({ schema: billingPreviewQuery }) query: BillingPreviewQuery,
  ): Promise<BillingPreview> {
    return this.previews.preview(ctx, query);
  }

  /** Makes, issues and sends the chosen ones as long work. */
  @Post('', RequirePermission('tools.document.manage'), workView)
  start(
    @Ctx() ctx: RequestContext,
    @Body({ schema: startBillingRun }) body: StartBillingRun,
  ): Promise<WorkView> {
    return this.runs.start(ctx, body);
  }
}
