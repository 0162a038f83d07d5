import type { ListQuery } from '@jahrring/contracts-common';
import { entryListQuery, exportFormat, type ExportFormat } from '@jahrring/contracts-time';
import {
  Ctx,
  file,
  Get,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Param, Query } from '@nestjs/common';
import { showKeys } from '../entry-record';
import { EntryExportService } from './entry-export.service';

@ToolController('time', 'entries/export')
export class EntryExportController {
  constructor(private readonly exports: EntryExportService) {}

  /** The same query as the list; its page and page size do not matter. */
  @Get(':format', RequirePermission(...showKeys), file)
  export(
    @Ctx() ctx: RequestContext,
    @Param('format', { schema: exportFormat }) format: ExportFormat,
    @Query({ schema: entryListQuery }) query: ListQuery,
  ) {
    return this.exports.export(ctx, format, query);
  }
}
