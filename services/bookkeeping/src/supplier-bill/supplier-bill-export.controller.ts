import { supplierBillQuery } from '@jahrring/contracts-bookkeeping';
import type { ListQuery } from '@jahrring/contracts-common';
import { Ctx, file, Get, RequirePermission, RequirePlugin, ToolController } from '@jahrring/service-kit';
import type { ExportFormat, RequestContext } from '@jahrring/service-kit';
import { Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { SupplierBillExportService } from './supplier-bill-export.service';

const format = z.enum(['csv', 'xlsx']);

/** The list as a file: the same query; page and page size do not matter. */
@ToolController('bookkeeping', 'creditor-exports')
@RequirePlugin('creditors')
export class SupplierBillExportController {
  constructor(private readonly exports: SupplierBillExportService) {}

  @Get('bills/:format', RequirePermission('tools.creditors.index'), file)
  bills(
    @Ctx() ctx: RequestContext,
    @Param('format', { schema: format }) as: ExportFormat,
    @Query({ schema: supplierBillQuery }) query: ListQuery,
  ) {
    return this.exports.export(ctx, as, query);
  }
}
