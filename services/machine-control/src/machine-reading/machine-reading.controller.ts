import { id, type ListQuery } from '@jahrring/contracts-common';
import {
  createMachineReading,
  machineReadingList,
  machineReadingListQuery,
  machineReadingView,
  updateMachineReading,
  type CreateMachineReading,
  type UpdateMachineReading,
} from '@jahrring/contracts-machine-control';
import { Ctx, IfMatch, RequirePermission, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Body, Delete, Get, HttpCode, Param, Patch, Post, Query, SerializeOptions } from '@nestjs/common';
import { MachineReadingService } from './machine-reading.service';

@ToolController('machine-control', 'machine-readings')
export class MachineReadingController {
  constructor(private readonly machineReadings: MachineReadingService) {}

  @Get()
  @RequirePermission('tools.machinecontrol.index')
  @SerializeOptions({ schema: machineReadingList })
  list(@Ctx() ctx: RequestContext, @Query({ schema: machineReadingListQuery }) query: ListQuery) {
    return this.machineReadings.list(ctx, query);
  }

  @Get(':id')
  @RequirePermission('tools.machinecontrol.index')
  @SerializeOptions({ schema: machineReadingView })
  get(@Ctx() ctx: RequestContext, @Param('id', { schema: id }) machineReadingId: string) {
    return this.machineReadings.get(ctx, machineReadingId);
  }

  @Post()
  @RequirePermission('tools.machinecontrol.manage')
  @SerializeOptions({ schema: machineReadingView })
  create(@Ctx() ctx: RequestContext, @Body({ schema: createMachineReading }) body: CreateMachineReading) {
    return this.machineReadings.create(ctx, body);
  }

  @Patch(':id')
  @RequirePermission('tools.machinecontrol.manage')
  @SerializeOptions({ schema: machineReadingView })
  update(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) machineReadingId: string,
    @IfMatch() version: number,
    @Body({ schema: updateMachineReading }) body: UpdateMachineReading,
  ) {
    return this.machineReadings.update(ctx, machineReadingId, version, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission('tools.machinecontrol.manage')
  async remove(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) machineReadingId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.machineReadings.remove(ctx, machineReadingId, version);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @RequirePermission('tools.machinecontrol.manage')
  @SerializeOptions({ schema: machineReadingView })
  restore(@Ctx() ctx: RequestContext, @Param('id', { schema: id }) machineReadingId: string) {
    return this.machineReadings.restore(ctx, machineReadingId);
  }
}
