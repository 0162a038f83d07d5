import type { ListQuery } from '@jahrring/contracts-common';
import { taskListQuery } from '@jahrring/contracts-projects';
import {
  Ctx,
  file,
  Get,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { TaskExportService } from './task-export.service';

/** The list as a file: the same query; its page and page size do not matter. */
@ToolController('projects', 'tasks/export')
export class TaskExportController {
  constructor(private readonly exports: TaskExportService) {}

  @Get('csv', RequirePermission('tools.task.index'), file)
  exportCsv(@Ctx() ctx: RequestContext, @Query({ schema: taskListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'csv', query);
  }

  @Get('xlsx', RequirePermission('tools.task.index'), file)
  exportXlsx(@Ctx() ctx: RequestContext, @Query({ schema: taskListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'xlsx', query);
  }
}
