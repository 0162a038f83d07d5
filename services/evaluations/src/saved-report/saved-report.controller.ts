import {
  createSavedReport,
  evaluationPermissions,
  reportMarks,
  savedReportList,
  savedReportView,
  shareChoices,
  updateSavedReport,
  type ReportMarks,
} from '@jahrring/contracts-evaluations';
import {
  Ctx,
  Get,
  Id,
  Put,
  recordRoutes,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { SavedReportService } from './saved-report.service';

@ToolController('evaluations', 'saved-reports')
export class SavedReportController extends recordRoutes(SavedReportService, {
  access: RequirePermission(...evaluationPermissions),
  list: savedReportList,
  view: savedReportView,
  create: createSavedReport,
  update: updateSavedReport,
}) {
  @Get('share-choices', RequirePermission(...evaluationPermissions), shareChoices)
  choices(@Ctx() ctx: RequestContext) {
    return this.records.choices(ctx);
  }

  /** Star and pin of the reader. */
  @Put(':id/marks', RequirePermission(...evaluationPermissions), savedReportView)
  mark(@Ctx() ctx: RequestContext, @Id() reportId: string, @Body({ schema: reportMarks }) body: ReportMarks) {
    return this.records.mark(ctx, reportId, body);
  }
}
