import type { ListQuery } from '@jahrring/contracts-common';
import { documentListQuery, exportFormats } from '@jahrring/contracts-documents';
import { Ctx, file, Get, RequirePermission, ToolController } from '@jahrring/service-kit';
import type { ExportFormat, RequestContext } from '@jahrring/service-kit';
import { Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { DocumentExportService } from './document-export.service';

const exportFormat = z.enum(exportFormats);

@ToolController('documents', 'documents/export')
export class DocumentExportController {
  constructor(private readonly exports: DocumentExportService) {}

  /** The same query as the list; its page and page size do not matter. */
  @Get(':format', RequirePermission('tools.document.index'), file)
  export(
    @Ctx() ctx: RequestContext,
    @Param('format', { schema: exportFormat }) format: ExportFormat,
    @Query({ schema: documentListQuery }) query: ListQuery,
  ) {
    return this.exports.export(ctx, format, query);
  }
}
