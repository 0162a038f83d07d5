import { paymentRunLimits, statusReportTaken } from '@jahrring/contracts-bookkeeping';
import {
  AcceptUpload,
  Ctx,
  RequirePermission,
  RequirePlugin,
  ToolController,
  UploadedFile,
} from '@jahrring/service-kit';
import type { RequestContext, Upload } from '@jahrring/service-kit';
import { HttpCode, Post, SerializeOptions } from '@nestjs/common';
import { StatusReportService } from './status-report.service';

/** Reports of the bank (pain.002) on files of any run. */
@ToolController('bookkeeping', 'status-reports')
@RequirePlugin('creditors')
export class StatusReportController {
  constructor(private readonly reports: StatusReportService) {}

  @Post()
  @HttpCode(200)
  @RequirePermission('tools.creditors.pay')
  @AcceptUpload({ maxBytes: paymentRunLimits.bytes })
  @SerializeOptions({ schema: statusReportTaken })
  importReport(@Ctx() ctx: RequestContext, @UploadedFile() file: Upload) {
    return this.reports.importReport(ctx, file);
  }
}
