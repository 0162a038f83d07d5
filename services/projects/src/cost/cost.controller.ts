import { type ListQuery } from '@jahrring/contracts-common';
import { costLineList, costLineListQuery, projectCosts } from '@jahrring/contracts-projects';
import { Ctx, RequirePermission, ToolController, type RequestContext, Id } from '@jahrring/service-kit';
import { Get, Query, SerializeOptions } from '@nestjs/common';
import { CostExportService } from './cost-export.service';
import { CostService } from './cost.service';

@ToolController('projects', 'projects/:id/costs')
export class CostController {
  constructor(
    private readonly costs: CostService,
    private readonly exports: CostExportService,
  ) {}

  @Get()
  @RequirePermission('tools.project.costs')
  @SerializeOptions({ schema: projectCosts })
  get(@Ctx() ctx: RequestContext, @Id() projectId: string) {
    return this.costs.of(ctx, projectId);
  }

  @Get('lines')
  @RequirePermission('tools.project.costs')
  @SerializeOptions({ schema: costLineList })
  lines(
    @Ctx() ctx: RequestContext,
    @Id() projectId: string,
    @Query({ schema: costLineListQuery }) query: ListQuery,
  ) {
    return this.costs.list(ctx, projectId, query);
  }

  @Get('lines/export/csv')
  @RequirePermission('tools.project.costs')
  exportCsv(
    @Ctx() ctx: RequestContext,
    @Id() projectId: string,
    @Query({ schema: costLineListQuery }) query: ListQuery,
  ) {
    return this.exports.export(ctx, { projectId, format: 'csv', query });
  }

  @Get('lines/export/xlsx')
  @RequirePermission('tools.project.costs')
  exportXlsx(
    @Ctx() ctx: RequestContext,
    @Id() projectId: string,
    @Query({ schema: costLineListQuery }) query: ListQuery,
  ) {
    return this.exports.export(ctx, { projectId, format: 'xlsx', query });
  }
}
