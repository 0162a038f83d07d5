import { addressListQuery } from '@jahrring/contracts-addresses';
import type { ListQuery } from '@jahrring/contracts-common';
import {
  Ctx,
  file,
  Get,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { AddressExportService } from './address-export.service';

/** The list as a file: the same query; its page and page size do not matter. */
@ToolController('addresses', 'addresses/export')
export class AddressExportController {
  constructor(private readonly exports: AddressExportService) {}

  @Get('csv', RequirePermission('tools.address.index'), file)
  exportCsv(@Ctx() ctx: RequestContext, @Query({ schema: addressListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'csv', query);
  }

  @Get('xlsx', RequirePermission('tools.address.index'), file)
  exportXlsx(@Ctx() ctx: RequestContext, @Query({ schema: addressListQuery }) query: ListQuery) {
    return this.exports.export(ctx, 'xlsx', query);
  }
}
