import {
  choicesQuery,
  evaluationPermissions,
  pivotChoices,
  pivotFileQuery,
  pivotFormats,
  pivotQuery,
  pivotView,
  reportFields,
  reportFieldsQuery,
  type ChoicesQuery,
  type PivotFileQuery,
  type PivotFormat,
  type PivotQuery,
  type ReportFieldsQuery,
} from '@jahrring/contracts-evaluations';
import {
  Ctx,
  file,
  Get,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { ReportFieldsService } from '../reference';
import { PivotExportService } from './pivot-export.service';
import { PivotService } from './pivot.service';

const pivotFormat = z.enum(pivotFormats);

@ToolController('evaluations', 'pivots')
export class PivotController {
  constructor(
    private readonly pivots: PivotService,
    private readonly fields: ReportFieldsService,
    private readonly exports: PivotExportService,
  ) {}

  /** Figures by rows and columns; sums are of the lines the reader sees. */
  @Get('', RequirePermission(...evaluationPermissions), pivotView)
  pivot(@Ctx() ctx: RequestContext, @Query({ schema: pivotQuery }) query: PivotQuery) {
    return this.pivots.pivot(ctx, query);
  }

  /** Returns the choices for filters in these days. */
  @Get('choices', RequirePermission(...evaluationPermissions), pivotChoices)
  choices(@Ctx() ctx: RequestContext, @Query({ schema: choicesQuery }) query: ChoicesQuery) {
    return this.pivots.choices(ctx, query);
  }

  /** The licence's own fields that figures of a source can be told apart by. */
  @Get('fields', RequirePermission(...evaluationPermissions), reportFields)
  async reportFields(
    @Ctx() ctx: RequestContext,
    @Query({ schema: reportFieldsQuery }) { source }: ReportFieldsQuery,
  ) {
    return { items: await this.fields.list(ctx, source) };
  }

  /** The same figures as a file. */
  @Get('files/:format', RequirePermission(...evaluationPermissions), file)
  file(
    @Ctx() ctx: RequestContext,
    @Param('format', { schema: pivotFormat }) as: PivotFormat,
    @Query({ schema: pivotFileQuery }) query: PivotFileQuery,
  ) {
    return this.exports.pivot(ctx, as, query);
  }
}
