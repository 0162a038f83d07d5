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
  Id,
  IfMatch,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Delete, Get, HttpCode, Patch, Post, Query, SerializeOptions } from '@nestjs/common';
import { ProjectRateService } from '../rate';
import { RepriceService } from './reprice.service';

@ToolController('time', 'rates')
export class ProjectRateController {
  constructor(
    private readonly rates: ProjectRateService,
    private readonly reprices: RepriceService,
  ) {}

  /** Of one project, or without one of the licence. */
  @Get()
  @RequirePermission('tools.project.costs')
  @SerializeOptions({ schema: timeRateList })
  list(@Ctx() ctx: RequestContext, @Query({ schema: timeRateQuery }) query: TimeRateQuery) {
    return this.rates.list(ctx, query);
  }

  @Post()
  @RequirePermission('tools.project.costs')
  @SerializeOptions({ schema: timeRateView })
  create(@Ctx() ctx: RequestContext, @Body({ schema: createTimeRate }) body: CreateTimeRate) {
    return this.rates.create(ctx, body);
  }

  /** Returns the changes that new rates would make to entries that are recorded and not billed yet. Writes nothing. */
  @Post('preview')
  @HttpCode(200)
  @RequirePermission('tools.project.costs')
  @SerializeOptions({ schema: repricePreview })
  preview(@Ctx() ctx: RequestContext, @Body({ schema: repricePreviewInput }) body: RepricePreviewInput) {
    return this.reprices.preview(ctx, body);
  }

  /** Gives those entries the price they have by the rates of today. */
  @Post('apply')
  @HttpCode(200)
  @RequirePermission('tools.project.costs')
  @SerializeOptions({ schema: repricePreview })
  apply(@Ctx() ctx: RequestContext, @Body({ schema: repriceInput }) body: RepriceInput) {
    return this.reprices.apply(ctx, body);
  }

  @Patch(':id')
  @RequirePermission('tools.project.costs')
  @SerializeOptions({ schema: timeRateView })
  update(
    @Ctx() ctx: RequestContext,
    @Id() rateId: string,
    @IfMatch() version: number,
    @Body({ schema: updateTimeRate }) body: UpdateTimeRate,
  ) {
    return this.rates.update(ctx, rateId, version, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission('tools.project.costs')
  async remove(@Ctx() ctx: RequestContext, @Id() rateId: string, @IfMatch() version: number): Promise<void> {
    await this.rates.remove(ctx, rateId, version);
  }
}
