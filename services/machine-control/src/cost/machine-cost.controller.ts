import {
  costBasis,
  costPeriod,
  machineCosts,
  machineCostYears,
  updateCostBasis,
  type CostPeriod,
  type UpdateCostBasis,
} from '@jahrring/contracts-machine-control';
import {
  Ctx,
  Get,
  IfMatch,
  Put,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
  Id,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { MachineCostService } from './machine-cost.service';

@ToolController('machine-control', 'machines/:id')
@RequirePlugin('machinecontrol')
export class MachineCostController {
  constructor(private readonly costs: MachineCostService) {}

  @Get('costs', RequirePermission('tools.machinecontrol.manage'), machineCosts)
  get(
    @Ctx() ctx: RequestContext,
    @Id() machineId: string,
    @Query({ schema: costPeriod }) period: CostPeriod,
  ) {
    return this.costs.costs(ctx, machineId, period);
  }

  @Get('costs/years', RequirePermission('tools.machinecontrol.manage'), machineCostYears)
  years(@Ctx() ctx: RequestContext, @Id() machineId: string) {
    return this.costs.years(ctx, machineId);
  }

  @Get('cost-basis', RequirePermission('tools.machinecontrol.manage'), costBasis)
  basis(@Ctx() ctx: RequestContext, @Id() machineId: string) {
    return this.costs.basis(ctx, machineId);
  }

  @Put('cost-basis', RequirePermission('tools.machinecontrol.manage'), costBasis)
  updateBasis(
    @Ctx() ctx: RequestContext,
    @Id() machineId: string,
    @IfMatch() version: number,
    @Body({ schema: updateCostBasis }) values: UpdateCostBasis,
  ) {
    return this.costs.updateBasis(ctx, machineId, version, values);
  }
}
