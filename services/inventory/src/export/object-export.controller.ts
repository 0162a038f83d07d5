import type { ListQuery } from '@jahrring/contracts-common';
import { objectListQuery } from '@jahrring/contracts-inventory';
import {
  Ctx,
  file,
  Get,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { ObjectExportService } from './object-export.service';

const readers = RequirePermission(
  'tools.settings.objects',
  'tools.settings.license',
  'tools.timetable.index',
);

/** The list as a file: the same query and the same scope; its page and page size do not matter. */
@ToolController('inventory', 'objects/export')
export class ObjectExportController {
  constructor(private readonly exports: ObjectExportService) {}

  @Get('csv', readers, file)
  exportCsv(@Ctx() ctx: RequestContext, @Query({ schema: objectListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'csv', query);
  }

  @Get('xlsx', readers, file)
  exportXlsx(@Ctx() ctx: RequestContext, @Query({ schema: objectListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'xlsx', query);
  }
}
