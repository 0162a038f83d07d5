import type { ListQuery } from '@jahrring/contracts-common';
import { objectListQuery } from '@jahrring/contracts-inventory';
import { Ctx, RequirePermission, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Get, Query } from '@nestjs/common';
import { ObjectExportService } from './object-export.service';

/** The list as a file: the same query and the same scope; its page and page size do not matter. */
@ToolController('inventory', 'objects/export')
export class ObjectExportController {
  constructor(private readonly exports: ObjectExportService) {}

  @Get('csv')
  @RequirePermission('tools.settings.objects', 'tools.settings.license', 'tools.timetable.index')
  exportCsv(@Ctx() ctx: RequestContext, @Query({ schema: objectListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'csv', query);
  }

  @Get('xlsx')
  @RequirePermission('tools.settings.objects', 'tools.settings.license', 'tools.timetable.index')
  exportXlsx(@Ctx() ctx: RequestContext, @Query({ schema: objectListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'xlsx', query);
  }
}
