import { id, workView } from '@jahrring/contracts-common';
import {
  payrollMonth,
  payrollPreview,
  payrollRuns,
  payrollSettings,
  payrollSourceOptions,
  startPayrollRun,
  takeBackPayroll,
  updatePayrollSettings,
  type StartPayrollRun,
  type TakeBackPayroll,
  type UpdatePayrollSettings,
} from '@jahrring/contracts-time';
import { Ctx, IfMatch, RequirePermission, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Body, Get, HttpCode, Param, Post, Put, Query, SerializeOptions } from '@nestjs/common';
import { z } from 'zod';
import { PayrollFileService } from './payroll-file.service';
import { PayrollSettingsService } from './payroll-settings.service';
import { PayrollService } from './payroll.service';

const previewQuery = z.object({ month: payrollMonth });

/** The hand-over of a month to payroll. Who may change locked entries closes them this way too. */
@ToolController('time', 'payroll')
export class PayrollController {
  constructor(
    private readonly payroll: PayrollService,
    private readonly files: PayrollFileService,
  ) {}

  /** What the next hand-over of the month would hold; nothing is written. */
  @Get('preview')
  @RequirePermission('tools.timetable.edit_expired')
  @SerializeOptions({ schema: payrollPreview })
  preview(
    @Ctx() ctx: RequestContext,
    @Query({ schema: previewQuery }) { month }: z.infer<typeof previewQuery>,
  ) {
    return this.payroll.preview(ctx, month);
  }

  @Get('runs')
  @RequirePermission('tools.timetable.edit_expired')
  @SerializeOptions({ schema: payrollRuns })
  list(@Ctx() ctx: RequestContext) {
    return this.payroll.list(ctx);
  }

  @Post('runs')
  @RequirePermission('tools.timetable.edit_expired')
  @HttpCode(200)
  @SerializeOptions({ schema: workView })
  start(@Ctx() ctx: RequestContext, @Body({ schema: startPayrollRun }) input: StartPayrollRun) {
    return this.payroll.start(ctx, input);
  }

  @Get('runs/:id/file')
  @RequirePermission('tools.timetable.edit_expired')
  file(@Ctx() ctx: RequestContext, @Param('id', { schema: id }) runId: string) {
    return this.files.get(ctx, runId);
  }

  /** Only the latest. */
  @Post('runs/:id/take-back')
  @RequirePermission('tools.timetable.edit_expired')
  @HttpCode(204)
  takeBack(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) runId: string,
    @Body({ schema: takeBackPayroll }) input: TakeBackPayroll,
  ) {
    return this.payroll.takeBack(ctx, runId, input);
  }
}

@ToolController('time', 'payroll-settings')
export class PayrollSettingsController {
  constructor(private readonly settings: PayrollSettingsService) {}

  @Get()
  @RequirePermission('tools.settings.license')
  @SerializeOptions({ schema: payrollSettings })
  get(@Ctx() ctx: RequestContext) {
    return this.settings.get(ctx);
  }

  /** What can feed a wage type. */
  @Get('sources')
  @RequirePermission('tools.settings.license')
  @SerializeOptions({ schema: payrollSourceOptions })
  async sources(@Ctx() ctx: RequestContext) {
    return { items: await this.settings.sources(ctx) };
  }

  @Put()
  @RequirePermission('tools.settings.license')
  @SerializeOptions({ schema: payrollSettings })
  update(
    @Ctx() ctx: RequestContext,
    @IfMatch() version: number,
    @Body({ schema: updatePayrollSettings }) values: UpdatePayrollSettings,
  ) {
    return this.settings.update(ctx, version, values);
  }
}
