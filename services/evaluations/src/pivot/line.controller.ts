import {
  evaluationPermissions,
  factLines,
  lineQuery,
  sourceRowQuery,
  sourceRows,
  type LineQuery,
  type SourceRowQuery,
} from '@jahrring/contracts-evaluations';
import {
  Ctx,
  file,
  Get,
  RequirePermission,
  ToolController,
  type ExportFormat,
  type RequestContext,
} from '@jahrring/service-kit';
import { Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { PivotExportService } from './pivot-export.service';
import { PivotService } from './pivot.service';
import { SourceRowsService } from './source-rows.service';

const format = z.enum(['csv', 'xlsx']);

@ToolController('evaluations', 'lines')
export class LineController {
  constructor(
    private readonly pivots: PivotService,
    private readonly exports: PivotExportService,
  ) {}

  /** The lines a figure is made of. */
  @Get('', RequirePermission(...evaluationPermissions), factLines)
  lines(@Ctx() ctx: RequestContext, @Query({ schema: lineQuery }) query: LineQuery) {
    return this.pivots.lines(ctx, query);
  }

  /** All of them as a file; page and page size do not matter. */
  @Get('files/:format', RequirePermission(...evaluationPermissions), file)
  file(
    @Ctx() ctx: RequestContext,
    @Param('format', { schema: format }) as: ExportFormat,
    @Query({ schema: lineQuery }) query: LineQuery,
  ) {
    return this.exports.lines(ctx, as, query);
  }
}

@ToolController('evaluations', 'rows')
export class SourceRowController {
  constructor(
    private readonly rows: SourceRowsService,
    private readonly exports: PivotExportService,
  ) {}

  /** Lists the rows that make up a figure of costs, projects or documents. */
  @Get('', RequirePermission(...evaluationPermissions), sourceRows)
  list(@Ctx() ctx: RequestContext, @Query({ schema: sourceRowQuery }) query: SourceRowQuery) {
    return this.rows.list(ctx, query);
  }

  /** All of them as a file; page and page size do not matter. */
  @Get('files/:format', RequirePermission(...evaluationPermissions), file)
  file(
    @Ctx() ctx: RequestContext,
    @Param('format', { schema: format }) as: ExportFormat,
    @Query({ schema: sourceRowQuery }) query: SourceRowQuery,
  ) {
    return this.exports.rows(ctx, as, query);
  }
}
