import type { ListQuery } from '@jahrring/contracts-common';
import { machineKinds, machineListQuery } from '@jahrring/contracts-inventory';
import {
  Ctx,
  file,
  Get,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { ofKinds } from '../object-record';
import { ObjectExportService } from './object-export.service';

/** The list of machines as a file: the columns of objects, the query and the scope of the list. */
@ToolController('inventory', 'machines/export')
@RequirePlugin('machine-inventory')
export class MachineExportController {
  constructor(private readonly exports: ObjectExportService) {}

  @Get('csv', RequirePermission('tools.machine_inventory.index'), file)
  exportCsv(@Ctx() ctx: RequestContext, @Query({ schema: machineListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'csv', ofKinds(query, machineKinds));
  }

  @Get('xlsx', RequirePermission('tools.machine_inventory.index'), file)
  exportXlsx(@Ctx() ctx: RequestContext, @Query({ schema: machineListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'xlsx', ofKinds(query, machineKinds));
  }
}
