import { employeeListQuery } from '@jahrring/contracts-admin';
import type { ListQuery } from '@jahrring/contracts-common';
import {
  Ctx,
  file,
  Get,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { EmployeeExportService } from './employee-export.service';

/** The list as a file: the same query. Contact data and insurance numbers are in the full one only. */
@ToolController('admin', 'employees/export')
export class EmployeeExportController {
  constructor(private readonly exports: EmployeeExportService) {}

  @Get('csv', RequirePermission('tools.settings.employees'), file)
  exportCsv(@Ctx() ctx: RequestContext, @Query({ schema: employeeListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'csv', query, 'plain');
  }

  @Get('xlsx', RequirePermission('tools.settings.employees'), file)
  exportXlsx(@Ctx() ctx: RequestContext, @Query({ schema: employeeListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'xlsx', query, 'plain');
  }

  @Get('full-csv', RequirePermission('tools.settings.employees'), file)
  exportFullCsv(@Ctx() ctx: RequestContext, @Query({ schema: employeeListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'csv', query, 'full');
  }

  @Get('full-xlsx', RequirePermission('tools.settings.employees'), file)
  exportFullXlsx(@Ctx() ctx: RequestContext, @Query({ schema: employeeListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'xlsx', query, 'full');
  }
}
