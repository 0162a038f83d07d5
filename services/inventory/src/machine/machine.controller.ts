import type { ListQuery } from '@jahrring/contracts-common';
import {
  createMachine,
  machineKinds,
  machineList,
  machineListQuery,
  machineView,
  maintenanceList,
  recordMaintenance,
  updateMachine,
  type CreateMachine,
  type RecordMaintenance,
  type UpdateMachine,
} from '@jahrring/contracts-inventory';
import {
  Ctx,
  Delete,
  Get,
  Id,
  IfMatch,
  ok,
  Patch,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { toNewObject } from '../object-record';
import { ObjectService } from '../object';
import { MachineViews } from './machine-views';
import { MachineService } from './machine.service';

@ToolController('inventory', 'machines')
@RequirePlugin('machine-inventory')
export class MachineController {
  constructor(
    private readonly objects: ObjectService,
    private readonly machines: MachineService,
    private readonly views: MachineViews,
  ) {}

  @Get('', RequirePermission('tools.machine_inventory.index'), machineList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: machineListQuery }) query: ListQuery) {
    return this.machines.list(ctx, query);
  }

  @Get(':id', RequirePermission('tools.machine_inventory.index'), machineView)
  async get(@Ctx() ctx: RequestContext, @Id() machineId: string) {
    return this.views.one(ctx, await this.objects.get(ctx, machineId, machineKinds));
  }

  @Post('', RequirePermission('tools.machine_inventory.manage'), machineView)
  async create(@Ctx() ctx: RequestContext, @Body({ schema: createMachine }) body: CreateMachine) {
    return this.views.one(ctx, await this.objects.create(ctx, toNewObject(body), body.extra));
  }

  @Patch(':id', RequirePermission('tools.machine_inventory.manage'), machineView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() machineId: string,
    @IfMatch() version: number,
    @Body({ schema: updateMachine }) body: UpdateMachine,
  ) {
    return this.machines.update(ctx, machineId, version, body);
  }

  @Delete(':id', RequirePermission('tools.machine_inventory.manage'))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() machineId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.objects.remove(ctx, machineId, version, machineKinds);
  }

  @Post(':id/restore', RequirePermission('tools.machine_inventory.manage'), ok(machineView))
  async restore(@Ctx() ctx: RequestContext, @Id() machineId: string) {
    return this.views.one(ctx, await this.objects.restore(ctx, machineId, machineKinds));
  }

  @Get(':id/maintenance', RequirePermission('tools.machine_inventory.index'), maintenanceList)
  async history(@Ctx() ctx: RequestContext, @Id() machineId: string) {
    const items = await this.machines.history(ctx, machineId);
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
    return this.machines.record(ctx, machineId, version, body);
  }
}
