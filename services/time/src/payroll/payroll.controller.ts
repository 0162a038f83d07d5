import { workView } from '@jahrring/contracts-common';
import {
  payrollMonth,
  payrollPreview,
  payrollRuns,
  startPayrollRun,
  revokePayroll,
  type StartPayrollRun,
  type RevokePayroll,
} from '@jahrring/contracts-time';
import {
  Ctx,
  file,
  Get,
  Id,
  noContent,
  ok,
  Post,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { z } from 'zod';
import { PayrollFileService } from './payroll-file.service';
import { PayrollService } from './payroll.service';

const previewQuery = z.object({ month: payrollMonth });

type PreviewQuery = z.infer<typeof previewQuery>;

/** The hand-over of a month to payroll. Who may change locked entries closes them this way too. */
@ToolController('time', 'payroll')
export class PayrollController {
  constructor(
    private readonly payroll: PayrollService,
    private readonly files: PayrollFileService,
  ) {}

  /** Returns the content of the month's next hand-over; nothing is written. */
  @Get('preview', RequirePermission('tools.timetable.edit_expired'), payrollPreview)
  preview(@Ctx() ctx: RequestContext, @Query({ schema: previewQuery }) { month }: PreviewQuery) {
    return this.payroll.preview(ctx, month);
  }

  @Get('runs', RequirePermission('tools.timetable.edit_expired'), payrollRuns)
  list(@Ctx() ctx: RequestContext) {
    return this.payroll.list(ctx);
  }

  @Post('runs', RequirePermission('tools.timetable.edit_expired'), ok(workView))
  start(@Ctx() ctx: RequestContext, @Body({ schema: startPayrollRun }) input: StartPayrollRun) {
    return this.payroll.start(ctx, input);
  }

  @Get('runs/:id/file', RequirePermission('tools.timetable.edit_expired'), file)
  file(@Ctx() ctx: RequestContext, @Id() runId: string) {
    return this.files.get(ctx, runId);
  }

  /** Only the latest. */
  @Post('runs/:id/take-back', RequirePermission('tools.timetable.edit_expired'), noContent)
  revokeRun(
    @Ctx() ctx: RequestContext,
    @Id() runId: string,
    @Body({ schema: revokePayroll }) input: RevokePayroll,
  ) {
    return this.payroll.revokeRun(ctx, runId, input);
  }
}
