import { type ListQuery } from '@jahrring/contracts-common';
import { costLineList, costLineListQuery, projectCosts } from '@jahrring/contracts-projects';
import {
  Ctx,
  file,
  Get,
  RequirePermission,
  ToolController,
  type RequestContext,
  Id,
} from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { CostExportService } from './cost-export.service';
import { CostService } from './cost.service';

@ToolController('projects', 'projects/:id/costs')
export class CostController {
  constructor(
    private readonly costs: CostService,
    private readonly exports: CostExportService,
  ) {}

  @Get('', RequirePermission('tools.project.costs'), projectCosts)
  get(@Ctx() ctx: RequestContext, @Id() projectId: string) {
    return this.costs.of(ctx, projectId);
  }

  @Get('lines', RequirePermission('tools.project.costs'), costLineList)
  lines(
    @Ctx() ctx: RequestContext,
    @Id() projectId: string,
    @Query({ schema: costLineListQuery }) query: ListQuery,
  ) {
    return this.costs.list(ctx, projectId, query);
  }

  @Get('lines/export/csv', RequirePermission('tools.project.costs'), file)
  exportCsv(
    @Ctx() ctx: RequestContext,
    @Id() projectId: string,
    @Query({ schema: costLineListQuery }) query: ListQuery,
  ) {
    return this.exports.export(ctx, { projectId, format: 'csv', query });
  }

  @Get('lines/export/xlsx', RequirePermission('tools.project.costs'), file)
  exportXlsx(
    @Ctx() ctx: RequestContext,
    @Id() projectId: string,
    @Query({ schema: costLineListQuery }) query: ListQuery,
  ) {
    return this.exports.export(ctx, { projectId, format: 'xlsx', query });
  }
}
