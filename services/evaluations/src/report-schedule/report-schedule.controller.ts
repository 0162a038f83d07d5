import {
  createReportSchedule,
  evaluationPermissions,
  reportScheduleList,
  reportScheduleView,
  scheduleRecipients,
  scheduleRunList,
  updateReportSchedule,
  type CreateReportSchedule,
  type UpdateReportSchedule,
} from '@jahrring/contracts-evaluations';
import {
  Ctx,
  Delete,
  Get,
  IfMatch,
  ok,
  Patch,
  Post,
  RequirePermission,
  ToolController,
  type RequestContext,
  Id,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { ReportScheduleService } from './report-schedule.service';

/** One's own reports that go out by mail by themselves. */
@ToolController('evaluations', 'report-schedules')
export class ReportScheduleController {
  constructor(private readonly schedules: ReportScheduleService) {}

  @Get('', RequirePermission(...evaluationPermissions), reportScheduleList)
  async list(@Ctx() ctx: RequestContext) {
    const items = await this.schedules.list(ctx);
    return { items, total: items.length };
  }

  /** Whom reports can go to: people who may see them now. */
  @Get('recipients', RequirePermission(...evaluationPermissions), scheduleRecipients)
  async recipients(@Ctx() ctx: RequestContext) {
    const items = await this.schedules.recipients(ctx);
    return { items, total: items.length };
  }

  @Get(':id', RequirePermission(...evaluationPermissions), reportScheduleView)
  get(@Ctx() ctx: RequestContext, @Id() scheduleId: string) {
    return this.schedules.get(ctx, scheduleId);
  }

  /** The latest runs, with what became of each mail. */
  @Get(':id/runs', RequirePermission(...evaluationPermissions), scheduleRunList)
  async runs(@Ctx() ctx: RequestContext, @Id() scheduleId: string) {
    const items = await this.schedules.runsOf(ctx, scheduleId);
    return { items, total: items.length };
  }

  @Post('', RequirePermission(...evaluationPermissions), reportScheduleView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createReportSchedule }) body: CreateReportSchedule) {
    return this.schedules.create(ctx, body);
  }

  @Patch(':id', RequirePermission(...evaluationPermissions), reportScheduleView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() scheduleId: string,
    @IfMatch() version: number,
    @Body({ schema: updateReportSchedule }) body: UpdateReportSchedule,
  ) {
    return this.schedules.update(ctx, scheduleId, version, body);
  }

  @Delete(':id', RequirePermission(...evaluationPermissions))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() scheduleId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.schedules.remove(ctx, scheduleId, version);
  }

  @Post(':id/restore', RequirePermission(...evaluationPermissions), ok(reportScheduleView))
  restore(@Ctx() ctx: RequestContext, @Id() scheduleId: string) {
    return this.schedules.restore(ctx, scheduleId);
  }
}
