import { machineHours, recordedMachineHours, type MachineHours } from '@jahrring/contracts-time';
import { Ctx, Internal, ok, Post, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { MachineHoursService } from './machine-hours.service';

@ToolController('time', 'internal/machine-hours')
export class MachineHoursController {
  constructor(private readonly hours: MachineHoursService) {}

  /** Records what a machine's file tells of a driver's day, unless the driver has recorded it. */
  @Post('', Internal(), ok(recordedMachineHours))
  record(@Ctx() ctx: RequestContext, @Body({ schema: machineHours }) body: MachineHours) {
    return this.hours.record(ctx, body);
  }
}
