import type { ListQuery } from '@jahrring/contracts-common';
import { projectListQuery } from '@jahrring/contracts-projects';
import {
  Ctx,
  file,
  Get,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { ProjectExportService } from './project-export.service';

/** The list as a file: the same query; its page and page size do not matter. */
@ToolController('projects', 'projects/export')
export class ProjectExportController {
  constructor(private readonly exports: ProjectExportService) {}

  @Get('csv', RequirePermission('tools.project.index'), file)
  exportCsv(@Ctx() ctx: RequestContext, @Query({ schema: projectListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'csv', query);
  }

  @Get('xlsx', RequirePermission('tools.project.index'), file)
  exportXlsx(@Ctx() ctx: RequestContext, @Query({ schema: projectListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'xlsx', query);
  }
}
