import {
  costRateList,
  costRateView,
  createCostRate,
  updateCostRate,
  type CreateCostRate,
  type UpdateCostRate,
} from '@jahrring/contracts-projects';
import {
  Ctx,
  IfMatch,
  RequirePermission,
  ToolController,
  type RequestContext,
  Id,
} from '@jahrring/service-kit';
import { Body, Delete, Get, HttpCode, Patch, Post, SerializeOptions } from '@nestjs/common';
import { CostRateService } from './cost-rate.service';

@ToolController('projects', 'cost-rates')
export class CostRateController {
  constructor(private readonly rates: CostRateService) {}

  @Get()
  @RequirePermission('tools.settings.license')
  @SerializeOptions({ schema: costRateList })
  list(@Ctx() ctx: RequestContext) {
    return this.rates.list(ctx);
  }

  @Post()
  @RequirePermission('tools.settings.license')
  @SerializeOptions({ schema: costRateView })
  create(@Ctx() ctx: RequestContext, @Body({ schema: createCostRate }) body: CreateCostRate) {
    return this.rates.create(ctx, body);
  }

  @Patch(':id')
  @RequirePermission('tools.settings.license')
  @SerializeOptions({ schema: costRateView })
  update(
    @Ctx() ctx: RequestContext,
    @Id() rateId: string,
    @IfMatch() version: number,
    @Body({ schema: updateCostRate }) body: UpdateCostRate,
  ) {
    return this.rates.update(ctx, rateId, version, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission('tools.settings.license')
  async remove(@Ctx() ctx: RequestContext, @Id() rateId: string, @IfMatch() version: number): Promise<void> {
    await this.rates.remove(ctx, rateId, version);
  }
}
