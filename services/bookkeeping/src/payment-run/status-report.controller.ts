import { paymentRunLimits, statusReportTaken } from '@jahrring/contracts-bookkeeping';
import {
  AcceptUpload,
  Ctx,
  ok,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
  UploadedFile,
} from '@jahrring/service-kit';
import type { RequestContext, Upload } from '@jahrring/service-kit';
import { StatusReportService } from './status-report.service';

/** Reports of the bank (pain.002) on files of any run. */
@ToolController('bookkeeping', 'status-reports')
@RequirePlugin('creditors')
export class StatusReportController {
  constructor(private readonly reports: StatusReportService) {}

  @Post('', RequirePermission('tools.creditors.pay'), ok(statusReportTaken))
  @AcceptUpload({ maxBytes: paymentRunLimits.bytes })
  importReport(@Ctx() ctx: RequestContext, @UploadedFile() file: Upload) {
    return this.reports.importReport(ctx, file);
  }
}
