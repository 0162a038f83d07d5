import { addressListQuery, exportFormats } from '@jahrring/contracts-addresses';
import type { ListQuery } from '@jahrring/contracts-common';
import { Ctx, RequirePermission, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Get, Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { AddressExportService, type ExportFormat } from './address-export.service';

const exportFormat = z.enum(exportFormats);

@ToolController('addresses', 'addresses/export')
export class AddressExportController {
  constructor(private readonly exports: AddressExportService) {}

  /** The same query as the list; its page and page size do not matter. */
  @Get(':format')
  @RequirePermission('tools.address.index')
  export(
    @Ctx() ctx: RequestContext,
    @Param('format', { schema: exportFormat }) format: ExportFormat,
    @Query({ schema: addressListQuery }) query: ListQuery,
  ) {
    return this.exports.export(ctx, format, query);
  }
}
