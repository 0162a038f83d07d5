import { type ListQuery } from '@jahrring/contracts-common';
import {
  controlledMachine,
  controlledMachineList,
  controlledMachineListQuery,
  machineUsage,
} from '@jahrring/contracts-machine-control';
import {
  Ctx,
  file,
  Get,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
  Id,
} from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { MachineExportService } from './machine-export.service';
import { MachineService } from './machine.service';

@ToolController('machine-control', 'machines')
@RequirePlugin('machinecontrol')
export class MachineController {
  constructor(
    private readonly machines: MachineService,
    private readonly exports: MachineExportService,
  ) {}

  @Get('', RequirePermission('tools.machinecontrol.index'), controlledMachineList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: controlledMachineListQuery }) query: ListQuery) {
    return this.machines.list(ctx, query);
  }

  @Get('export/csv', RequirePermission('tools.machinecontrol.index'), file)
  exportCsv(@Ctx() ctx: RequestContext, @Query({ schema: controlledMachineListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'csv', query);
  }

  @Get('export/xlsx', RequirePermission('tools.machinecontrol.index'), file)
  exportXlsx(@Ctx() ctx: RequestContext, @Query({ schema: controlledMachineListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'xlsx', query);
  }

  @Get(':id', RequirePermission('tools.machinecontrol.index'), controlledMachine)
  get(@Ctx() ctx: RequestContext, @Id() machineId: string) {
    return this.machines.get(ctx, machineId);
  }

  @Get(':id/usage', RequirePermission('tools.machinecontrol.index'), machineUsage)
  usage(@Ctx() ctx: RequestContext, @Id() machineId: string) {
    return this.machines.usage(ctx, machineId);
  }
}
