import { debtorListQuery, itemsOnDayQuery, openItemQuery } from '@jahrring/contracts-bookkeeping';
import type { ListQuery } from '@jahrring/contracts-common';
import { Ctx, file, Get, RequirePermission, RequirePlugin, ToolController } from '@jahrring/service-kit';
import type { ExportFormat, RequestContext } from '@jahrring/service-kit';
import { Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { DebtorExportService } from './debtor-export.service';

const format = z.enum(['csv', 'xlsx']);

/** The lists as files: the same queries; page and page size do not matter. */
@ToolController('bookkeeping', 'debtor-exports')
@RequirePlugin('debitors')
export class DebtorExportController {
  constructor(private readonly exports: DebtorExportService) {}

  @Get('items/:format', RequirePermission('tools.debitors.index'), file)
  items(
    @Ctx() ctx: RequestContext,
    @Param('format', { schema: format }) as: ExportFormat,
    @Query({ schema: openItemQuery }) query: ListQuery,
  ) {
    return this.exports.exportItems(ctx, as, query);
  }

  @Get('items-on-day/:format', RequirePermission('tools.debitors.index'), file)
  itemsOnDay(
    @Ctx() ctx: RequestContext,
    @Param('format', { schema: format }) as: ExportFormat,
    @Query({ schema: itemsOnDayQuery }) query: ListQuery,
  ) {
    return this.exports.exportItemsOnDay(ctx, as, query);
  }

  @Get('debtors/:format', RequirePermission('tools.debitors.index'), file)
  debtors(
    @Ctx() ctx: RequestContext,
    @Param('format', { schema: format }) as: ExportFormat,
    @Query({ schema: debtorListQuery }) query: ListQuery,
  ) {
    return this.exports.exportDebtors(ctx, as, query);
  }
}
