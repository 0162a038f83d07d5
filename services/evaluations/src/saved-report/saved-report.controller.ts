import {
  createSavedReport,
  evaluationPermissions,
  reportMarks,
  savedReportList,
  savedReportView,
  shareChoices,
  updateSavedReport,
  type CreateSavedReport,
  type ReportMarks,
  type UpdateSavedReport,
} from '@jahrring/contracts-evaluations';
import {
  Ctx,
  Delete,
  Get,
  IfMatch,
  ok,
  Patch,
  Post,
  Put,
  RequirePermission,
  ToolController,
  type RequestContext,
  Id,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { SavedReportService } from './saved-report.service';

@ToolController('evaluations', 'saved-reports')
export class SavedReportController {
  constructor(private readonly reports: SavedReportService) {}

  /** One's own, and those that others share. */
  @Get('', RequirePermission(...evaluationPermissions), savedReportList)
  async list(@Ctx() ctx: RequestContext) {
    const items = await this.reports.list(ctx);
    return { items, total: items.length };
  }

  @Get('share-choices', RequirePermission(...evaluationPermissions), shareChoices)
  choices(@Ctx() ctx: RequestContext) {
    return this.reports.choices(ctx);
  }

  @Get(':id', RequirePermission(...evaluationPermissions), savedReportView)
  get(@Ctx() ctx: RequestContext, @Id() reportId: string) {
    return this.reports.get(ctx, reportId);
  }

  @Post('', RequirePermission(...evaluationPermissions), savedReportView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createSavedReport }) body: CreateSavedReport) {
    return this.reports.create(ctx, body);
  }

  @Patch(':id', RequirePermission(...evaluationPermissions), savedReportView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() reportId: string,
    @IfMatch() version: number,
    @Body({ schema: updateSavedReport }) body: UpdateSavedReport,
  ) {
    return this.reports.update(ctx, reportId, version, body);
  }

  @Delete(':id', RequirePermission(...evaluationPermissions))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() reportId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.reports.remove(ctx, reportId, version);
  }

  @Post(':id/restore', RequirePermission(...evaluationPermissions), ok(savedReportView))
  restore(@Ctx() ctx: RequestContext, @Id() reportId: string) {
    return this.reports.restore(ctx, reportId);
  }

  /** Star and pin of the reader. */
  @Put(':id/marks', RequirePermission(...evaluationPermissions), savedReportView)
  mark(@Ctx() ctx: RequestContext, @Id() reportId: string, @Body({ schema: reportMarks }) body: ReportMarks) {
    return this.reports.mark(ctx, reportId, body);
  }
}
