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
  IfMatch,
  RequirePermission,
  ToolController,
  type RequestContext,
  Id,
} from '@jahrring/service-kit';
import { Body, Delete, Get, HttpCode, Patch, Post, SerializeOptions } from '@nestjs/common';
import { ReportScheduleService } from './report-schedule.service';

/** One's own reports that go out by mail by themselves. */
@ToolController('evaluations', 'report-schedules')
export class ReportScheduleController {
  constructor(private readonly schedules: ReportScheduleService) {}

  @Get()
  @RequirePermission(...evaluationPermissions)
  @SerializeOptions({ schema: reportScheduleList })
  async list(@Ctx() ctx: RequestContext) {
    const items = await this.schedules.list(ctx);
    return { items, total: items.length };
  }

  /** Whom reports can go to: people who may see them now. */
  @Get('recipients')
  @RequirePermission(...evaluationPermissions)
  @SerializeOptions({ schema: scheduleRecipients })
  async recipients(@Ctx() ctx: RequestContext) {
    const items = await this.schedules.recipients(ctx);
    return { items, total: items.length };
  }

  @Get(':id')
  @RequirePermission(...evaluationPermissions)
  @SerializeOptions({ schema: reportScheduleView })
  get(@Ctx() ctx: RequestContext, @Id() scheduleId: string) {
    return this.schedules.get(ctx, scheduleId);
  }

  /** The latest runs, with what became of each mail. */
  @Get(':id/runs')
  @RequirePermission(...evaluationPermissions)
  @SerializeOptions({ schema: scheduleRunList })
  async runs(@Ctx() ctx: RequestContext, @Id() scheduleId: string) {
    const items = await this.schedules.runsOf(ctx, scheduleId);
    return { items, total: items.length };
  }

  @Post()
  @RequirePermission(...evaluationPermissions)
  @SerializeOptions({ schema: reportScheduleView })
  create(@Ctx() ctx: RequestContext, @Body({ schema: createReportSchedule }) body: CreateReportSchedule) {
    return this.schedules.create(ctx, body);
  }

  @Patch(':id')
  @RequirePermission(...evaluationPermissions)
  @SerializeOptions({ schema: reportScheduleView })
  update(
    @Ctx() ctx: RequestContext,
    @Id() scheduleId: string,
    @IfMatch() version: number,
    @Body({ schema: updateReportSchedule }) body: UpdateReportSchedule,
  ) {
    return this.schedules.update(ctx, scheduleId, version, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission(...evaluationPermissions)
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() scheduleId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.schedules.remove(ctx, scheduleId, version);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @RequirePermission(...evaluationPermissions)
  @SerializeOptions({ schema: reportScheduleView })
  restore(@Ctx() ctx: RequestContext, @Id() scheduleId: string) {
    return this.schedules.restore(ctx, scheduleId);
  }
}
