import {
  createMachine,
  machineList,
  machineListQuery,
  machineView,
  maintenanceList,
  recordMaintenance,
  updateMachine,
  type RecordMaintenance,
} from '@jahrring/contracts-inventory';
import {
  Ctx,
  Get,
  Id,
  IfMatch,
  ok,
  Post,
  recordRoutes,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { MachineService } from './machine.service';

@ToolController('inventory', 'machines')
@RequirePlugin('machine-inventory')
export class MachineController extends recordRoutes(MachineService, {
  access: {
    read: RequirePermission('tools.machine_inventory.index'),
    write: RequirePermission('tools.machine_inventory.manage'),
  },
  list: [machineListQuery, machineList],
  view: machineView,
  create: createMachine,
  update: updateMachine,
}) {
  @Get(':id/maintenance', RequirePermission('tools.machine_inventory.index'), maintenanceList)
  async history(@Ctx() ctx: RequestContext, @Id() machineId: string) {
    const items = await this.records.history(ctx, machineId);
    return { items, total: items.length };
  }

  /** A service, exhaust test or repair that was done. */
  @Post(':id/maintenance', RequirePermission('tools.machine_inventory.manage'), ok(machineView))
  recordMaintenance(
    @Ctx() ctx: RequestContext,
    @Id() machineId: string,
    @IfMatch() version: number,
    @Body({ schema: recordMaintenance }) body: RecordMaintenance,
  ) {
    return this.records.record(ctx, machineId, version, body);
  }
}
