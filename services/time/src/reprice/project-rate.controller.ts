import {
  createTimeRate,
  repriceInput,
  repricePreview,
  repricePreviewInput,
  timeRateList,
  timeRateQuery,
  timeRateView,
  updateTimeRate,
  type RepriceInput,
  type RepricePreviewInput,
} from '@jahrring/contracts-time';
import {
  Ctx,
  ok,
  Post,
  recordRoutes,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { ProjectRateService } from '../rate';
import { RepriceService } from './reprice.service';

@ToolController('time', 'rates')
export class ProjectRateController extends recordRoutes(ProjectRateService, {
  access: RequirePermission('tools.project.costs'),
  list: [timeRateQuery, timeRateList],
  view: timeRateView,
  create: createTimeRate,
  update: updateTimeRate,
  without: ['get', 'restore'],
}) {
  constructor(
    rates: ProjectRateService,
    private readonly reprices: RepriceService,
  ) {
    super(rates);
  }

  /** Returns the changes that new rates would make to entries that are recorded and not billed yet. Writes nothing. */
  @Post('preview', RequirePermission('tools.project.costs'), ok(repricePreview))
  preview(@Ctx() ctx: RequestContext, @Body({ schema: repricePreviewInput }) body: RepricePreviewInput) {
    return this.reprices.preview(ctx, body);
  }

  /** Gives those entries the price they have by the rates of today. */
  @Post('apply', RequirePermission('tools.project.costs'), ok(repricePreview))
  apply(@Ctx() ctx: RequestContext, @Body({ schema: repriceInput }) body: RepriceInput) {
    return this.reprices.apply(ctx, body);
  }
}
