import {
  machinePeople,
  machineSettings,
  updateMachineSettings,
  type UpdateMachineSettings,
} from '@jahrring/contracts-machine-control';
import {
  Ctx,
  IfMatch,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Get, Put, SerializeOptions } from '@nestjs/common';
import { EmployeeRefRepository } from '../person/employee-ref.repository';
import { MachineSettingsService } from './machine-settings.service';

@ToolController('machine-control', '')
@RequirePlugin('machinecontrol')
export class MachineSettingsController {
  constructor(
    private readonly settings: MachineSettingsService,
    private readonly employees: EmployeeRefRepository,
  ) {}

  @Get('settings')
  @RequirePermission('tools.machinecontrol.index')
  @SerializeOptions({ schema: machineSettings })
  get(@Ctx() ctx: RequestContext) {
    return this.settings.get(ctx);
  }

  @Put('settings')
  @RequirePermission('tools.machinecontrol.manage')
  @SerializeOptions({ schema: machineSettings })
  update(
    @Ctx() ctx: RequestContext,
    @IfMatch() version: number,
    @Body({ schema: updateMachineSettings }) values: UpdateMachineSettings,
  ) {
    return this.settings.update(ctx, version, values);
  }

  /** Who can be told of what is due. */
  @Get('people')
  @RequirePermission('tools.machinecontrol.manage')
  @SerializeOptions({ schema: machinePeople })
  async people(@Ctx() ctx: RequestContext) {
    const items = (await this.employees.active(ctx)).map(({ id, name }) => ({ id, name }));
    return { items, total: items.length };
  }
}
