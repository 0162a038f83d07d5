import { id } from '@jahrring/contracts-common';
import {
  createFuelling,
  fuellingList,
  fuellingView,
  updateFuelling,
  type CreateFuelling,
  type UpdateFuelling,
} from '@jahrring/contracts-machine-control';
import {
  Ctx,
  IfMatch,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Delete, Get, HttpCode, Param, Patch, Post, SerializeOptions } from '@nestjs/common';
import { FuellingService } from './fuelling.service';

@ToolController('machine-control', '')
@RequirePlugin('machinecontrol')
export class FuellingController {
  constructor(private readonly fuellings: FuellingService) {}

  @Get('machines/:id/fuellings')
  @RequirePermission('tools.machinecontrol.index')
  @SerializeOptions({ schema: fuellingList })
  list(@Ctx() ctx: RequestContext, @Param('id', { schema: id }) machineId: string) {
    return this.fuellings.list(ctx, machineId);
  }

  @Post('machines/:id/fuellings')
  @RequirePermission('tools.machinecontrol.index')
  @SerializeOptions({ schema: fuellingView })
  create(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) machineId: string,
    @Body({ schema: createFuelling }) body: CreateFuelling,
  ) {
    return this.fuellings.create(ctx, machineId, body);
  }

  @Patch('fuellings/:id')
  @RequirePermission('tools.machinecontrol.index')
  @SerializeOptions({ schema: fuellingView })
  update(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) fuellingId: string,
    @IfMatch() version: number,
    @Body({ schema: updateFuelling }) body: UpdateFuelling,
  ) {
    return this.fuellings.update(ctx, fuellingId, version, body);
  }

  @Delete('fuellings/:id')
  @HttpCode(204)
  @RequirePermission('tools.machinecontrol.index')
  async remove(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) fuellingId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.fuellings.remove(ctx, fuellingId, version);
  }

  @Post('fuellings/:id/restore')
  @HttpCode(200)
  @RequirePermission('tools.machinecontrol.index')
  @SerializeOptions({ schema: fuellingView })
  restore(@Ctx() ctx: RequestContext, @Param('id', { schema: id }) fuellingId: string) {
    return this.fuellings.restore(ctx, fuellingId);
  }
}
