import type { ListQuery } from '@jahrring/contracts-common';
import { dayReportListQuery, exportFormat, type ExportFormat } from '@jahrring/contracts-time';
import {
  Ctx,
  file,
  Get,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Param, Query } from '@nestjs/common';
import { showKeys } from '../../entry-record';
import { DayReportExportService } from './day-report-export.service';

@ToolController('time', 'day-reports/export')
export class DayReportExportController {
  constructor(private readonly exports: DayReportExportService) {}

  /** The same query as the list; its page and page size do not matter. */
  @Get(':format', RequirePermission(...showKeys), file)
  export(
    @Ctx() ctx: RequestContext,
    @Param('format', { schema: exportFormat }) format: ExportFormat,
    @Query({ schema: dayReportListQuery }) query: ListQuery,
  ) {
    return this.exports.export(ctx, format, query);
  }
}
