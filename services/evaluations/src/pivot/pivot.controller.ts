import {
  choicesQuery,
  evaluationPermissions,
  factLines,
  lineQuery,
  pivotChoices,
  pivotFileQuery,
  pivotFormats,
  pivotQuery,
  pivotView,
  reportFields,
  reportFieldsQuery,
  sourceRowQuery,
  sourceRows,
  type ChoicesQuery,
  type LineQuery,
  type PivotFileQuery,
  type PivotFormat,
  type PivotQuery,
  type ReportFieldsQuery,
  type SourceRowQuery,
} from '@jahrring/contracts-evaluations';
import {
  Ctx,
  RequirePermission,
  ToolController,
  type ExportFormat,
  type RequestContext,
} from '@jahrring/service-kit';
import { Get, Param, Query, SerializeOptions } from '@nestjs/common';
import { z } from 'zod';
import { ReportFieldsService } from '../reference';
import { PivotExportService } from './pivot-export.service';
import { PivotService } from './pivot.service';
import { SourceRowsService } from './source-rows.service';

const format = z.enum(['csv', 'xlsx']);
const pivotFormat = z.enum(pivotFormats);

@ToolController('evaluations', 'pivots')
export class PivotController {
  constructor(
    private readonly pivots: PivotService,
    private readonly fields: ReportFieldsService,
    private readonly exports: PivotExportService,
  ) {}

  /** Figures by rows and columns; sums are of the lines the reader sees. */
  @Get()
  @RequirePermission(...evaluationPermissions)
  @SerializeOptions({ schema: pivotView })
  pivot(@Ctx() ctx: RequestContext, @Query({ schema: pivotQuery }) query: PivotQuery) {
    return this.pivots.pivot(ctx, query);
  }

  /** Returns the choices for filters in these days. */
  @Get('choices')
  @RequirePermission(...evaluationPermissions)
  @SerializeOptions({ schema: pivotChoices })
  choices(@Ctx() ctx: RequestContext, @Query({ schema: choicesQuery }) query: ChoicesQuery) {
    return this.pivots.choices(ctx, query);
  }

  /** The licence's own fields that figures of a source can be told apart by. */
  @Get('fields')
  @RequirePermission(...evaluationPermissions)
  @SerializeOptions({ schema: reportFields })
  async reportFields(
    @Ctx() ctx: RequestContext,
    @Query({ schema: reportFieldsQuery }) { source }: ReportFieldsQuery,
  ) {
    return { items: await this.fields.list(ctx, source) };
  }

  /** The same figures as a file. */
  @Get('files/:format')
  @RequirePermission(...evaluationPermissions)
  file(
    @Ctx() ctx: RequestContext,
    @Param('format', { schema: pivotFormat }) as: PivotFormat,
    @Query({ schema: pivotFileQuery }) query: PivotFileQuery,
  ) {
    return this.exports.pivot(ctx, as, query);
  }
}

@ToolController('evaluations', 'lines')
export class LineController {
  constructor(
    private readonly pivots: PivotService,
    private readonly exports: PivotExportService,
  ) {}

  /** The lines a figure is made of. */
  @Get()
  @RequirePermission(...evaluationPermissions)
  @SerializeOptions({ schema: factLines })
  lines(@Ctx() ctx: RequestContext, @Query({ schema: lineQuery }) query: LineQuery) {
    return this.pivots.lines(ctx, query);
  }

  /** All of them as a file; page and page size do not matter. */
  @Get('files/:format')
  @RequirePermission(...evaluationPermissions)
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
  @Get()
  @RequirePermission(...evaluationPermissions)
  @SerializeOptions({ schema: sourceRows })
  list(@Ctx() ctx: RequestContext, @Query({ schema: sourceRowQuery }) query: SourceRowQuery) {
    return this.rows.list(ctx, query);
  }

  /** All of them as a file; page and page size do not matter. */
  @Get('files/:format')
  @RequirePermission(...evaluationPermissions)
  file(
    @Ctx() ctx: RequestContext,
    @Param('format', { schema: format }) as: ExportFormat,
    @Query({ schema: sourceRowQuery }) query: SourceRowQuery,
  ) {
    return this.exports.rows(ctx, as, query);
  }
}
