import { type ListQuery } from '@jahrring/contracts-common';
import {
  controlledMachine,
  controlledMachineList,
  controlledMachineListQuery,
  machineUsage,
} from '@jahrring/contracts-machine-control';
import {
  Ctx,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
  Id,
} from '@jahrring/service-kit';
import { Get, Query, SerializeOptions } from '@nestjs/common';
import { MachineExportService } from './machine-export.service';
import { MachineService } from './machine.service';

@ToolController('machine-control', 'machines')
@RequirePlugin('machinecontrol')
export class MachineController {
  constructor(
    private readonly machines: MachineService,
    private readonly exports: MachineExportService,
  ) {}

  @Get()
  @RequirePermission('tools.machinecontrol.index')
  @SerializeOptions({ schema: controlledMachineList })
  list(@Ctx() ctx: RequestContext, @Query({ schema: controlledMachineListQuery }) query: ListQuery) {
    return this.machines.list(ctx, query);
  }

  @Get('export/csv')
  @RequirePermission('tools.machinecontrol.index')
  exportCsv(@Ctx() ctx: RequestContext, @Query({ schema: controlledMachineListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'csv', query);
  }

  @Get('export/xlsx')
  @RequirePermission('tools.machinecontrol.index')
  exportXlsx(@Ctx() ctx: RequestContext, @Query({ schema: controlledMachineListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'xlsx', query);
  }

  @Get(':id')
  @RequirePermission('tools.machinecontrol.index')
  @SerializeOptions({ schema: controlledMachine })
  get(@Ctx() ctx: RequestContext, @Id() machineId: string) {
    return this.machines.get(ctx, machineId);
  }

  @Get(':id/usage')
  @RequirePermission('tools.machinecontrol.index')
  @SerializeOptions({ schema: machineUsage })
  usage(@Ctx() ctx: RequestContext, @Id() machineId: string) {
    return this.machines.usage(ctx, machineId);
  }
}
