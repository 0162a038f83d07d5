import { type ListQuery } from '@jahrring/contracts-common';
import {
  acceptMachineTime,
  machineTimeList,
  machineTimeListQuery,
  machineTimeView,
  type AcceptMachineTime,
} from '@jahrring/contracts-machine-control';
import {
  Ctx,
  Get,
  IfMatch,
  ok,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
  Id,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { MachineTimeService } from './machine-time.service';

/** Times of machines that their files tell (StanForD 2010 `mom`). */
@ToolController('machine-control', 'machine-times')
@RequirePlugin('machinecontrol')
export class MachineTimeController {
  constructor(private readonly times: MachineTimeService) {}

  @Get('', RequirePermission('tools.machinecontrol.manage'), machineTimeList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: machineTimeListQuery }) query: ListQuery) {
    return this.times.list(ctx, query);
  }

  @Post(':id/acceptance', RequirePermission('tools.machinecontrol.manage'), ok(machineTimeView))
  accept(
    @Ctx() ctx: RequestContext,
    @Id() timeId: string,
    @IfMatch() version: number,
    @Body({ schema: acceptMachineTime }) body: AcceptMachineTime,
  ) {
    return this.times.accept(ctx, timeId, version, body);
  }

  @Post(':id/dismissal', RequirePermission('tools.machinecontrol.manage'), ok(machineTimeView))
  dismiss(@Ctx() ctx: RequestContext, @Id() timeId: string, @IfMatch() version: number) {
    return this.times.dismiss(ctx, timeId, version);
  }

  @Post(':id/reopening', RequirePermission('tools.machinecontrol.manage'), ok(machineTimeView))
  reopen(@Ctx() ctx: RequestContext, @Id() timeId: string, @IfMatch() version: number) {
    return this.times.reopen(ctx, timeId, version);
  }
}
