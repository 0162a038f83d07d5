import {
  createTimeRate,
  repriceInput,
  repricePreview,
  repricePreviewInput,
  timeRateList,
  timeRateQuery,
  timeRateView,
  updateTimeRate,
  type CreateTimeRate,
  type RepriceInput,
  type RepricePreviewInput,
  type TimeRateQuery,
  type UpdateTimeRate,
} from '@jahrring/contracts-time';
import {
  Ctx,
  Delete,
  Get,
  Id,
  IfMatch,
  ok,
  Patch,
  Post,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { ProjectRateService } from '../rate';
import { RepriceService } from './reprice.service';

@ToolController('time', 'rates')
export class ProjectRateController {
  constructor(
    private readonly rates: ProjectRateService,
    private readonly reprices: RepriceService,
  ) {}

  /** Of one project, or without one of the licence. */
  @Get('', RequirePermission('tools.project.costs'), timeRateList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: timeRateQuery }) query: TimeRateQuery) {
    return this.rates.list(ctx, query);
  }

  @Post('', RequirePermission('tools.project.costs'), timeRateView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createTimeRate }) body: CreateTimeRate) {
    return this.rates.create(ctx, body);
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

  @Patch(':id', RequirePermission('tools.project.costs'), timeRateView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() rateId: string,
    @IfMatch() version: number,
    @Body({ schema: updateTimeRate }) body: UpdateTimeRate,
  ) {
    return this.rates.update(ctx, rateId, version, body);
  }

  @Delete(':id', RequirePermission('tools.project.costs'))
  async remove(@Ctx() ctx: RequestContext, @Id() rateId: string, @IfMatch() version: number): Promise<void> {
    await this.rates.remove(ctx, rateId, version);
  }
}
