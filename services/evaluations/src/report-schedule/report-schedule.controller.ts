import {
  createReportSchedule,
  evaluationPermissions,
  reportScheduleList,
  reportScheduleView,
  scheduleRecipients,
  scheduleRunList,
  updateReportSchedule,
} from '@jahrring/contracts-evaluations';
import {
  Ctx,
  Get,
  Id,
  recordRoutes,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { ReportScheduleService } from './report-schedule.service';

/** One's own reports that go out by mail by themselves. */
@ToolController('evaluations', 'report-schedules')
export class ReportScheduleController extends recordRoutes(ReportScheduleService, {
  access: RequirePermission(...evaluationPermissions),
  list: reportScheduleList,
  view: reportScheduleView,
  create: createReportSchedule,
  update: updateReportSchedule,
}) {
  /** Whom reports can go to: people who may see them now. */
  @Get('recipients', RequirePermission(...evaluationPermissions), scheduleRecipients)
  async recipients(@Ctx() ctx: RequestContext) {
    const items = await this.records.recipients(ctx);
    return { items, total: items.length };
  }

  /** The latest runs, with what became of each mail. */
  @Get(':id/runs', RequirePermission(...evaluationPermissions), scheduleRunList)
  async runs(@Ctx() ctx: RequestContext, @Id() scheduleId: string) {
    const items = await this.records.runsOf(ctx, scheduleId);
    return { items, total: items.length };
  }
}
