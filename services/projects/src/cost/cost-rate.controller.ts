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
  Delete,
  Get,
  IfMatch,
  Patch,
  Post,
  RequirePermission,
  ToolController,
  type RequestContext,
  Id,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { CostRateService } from './cost-rate.service';

@ToolController('projects', 'cost-rates')
export class CostRateController {
  constructor(private readonly rates: CostRateService) {}

  @Get('', RequirePermission('tools.settings.license'), costRateList)
  list(@Ctx() ctx: RequestContext) {
    return this.rates.list(ctx);
  }

  @Post('', RequirePermission('tools.settings.license'), costRateView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createCostRate }) body: CreateCostRate) {
    return this.rates.create(ctx, body);
  }

  @Patch(':id', RequirePermission('tools.settings.license'), costRateView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() rateId: string,
    @IfMatch() version: number,
    @Body({ schema: updateCostRate }) body: UpdateCostRate,
  ) {
    return this.rates.update(ctx, rateId, version, body);
  }

  @Delete(':id', RequirePermission('tools.settings.license'))
  async remove(@Ctx() ctx: RequestContext, @Id() rateId: string, @IfMatch() version: number): Promise<void> {
    await this.rates.remove(ctx, rateId, version);
  }
}
