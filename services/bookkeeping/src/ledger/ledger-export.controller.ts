import {
  accountNumber,
  accountSheetQuery,
  journalQuery,
  trialBalanceQuery,
} from '@jahrring/contracts-bookkeeping';
import type { AccountSheetQuery, TrialBalanceQuery } from '@jahrring/contracts-bookkeeping';
import type { ListQuery } from '@jahrring/contracts-common';
import { Ctx, file, Get, RequirePermission, RequirePlugin, ToolController } from '@jahrring/service-kit';
import type { ExportFormat, RequestContext } from '@jahrring/service-kit';
import { Param, Query } from '@nestjs/common';
import { z } from 'zod';
import { LedgerExportService } from './ledger-export.service';

const format = z.enum(['csv', 'xlsx']);

/** The books as files: the same queries; page and page size do not matter. */
@ToolController('bookkeeping', 'ledger-exports')
@RequirePlugin('debitors', 'creditors')
export class LedgerExportController {
  constructor(private readonly exports: LedgerExportService) {}

  @Get('journal/:format', RequirePermission('tools.debitors.index', 'tools.creditors.index'), file)
  journal(
    @Ctx() ctx: RequestContext,
    @Param('format', { schema: format }) as: ExportFormat,
    @Query({ schema: journalQuery }) query: ListQuery,
  ) {
    return this.exports.journal(ctx, as, query);
  }

  @Get('trial-balance/:format', RequirePermission('tools.debitors.index', 'tools.creditors.index'), file)
  trialBalance(
    @Ctx() ctx: RequestContext,
    @Param('format', { schema: format }) as: ExportFormat,
    @Query({ schema: trialBalanceQuery }) query: TrialBalanceQuery,
  ) {
    return this.exports.trialBalance(ctx, as, query);
  }

  @Get('accounts/:number/:format', RequirePermission('tools.debitors.index', 'tools.creditors.index'), file)
  sheet(
    @Ctx() ctx: RequestContext,
    @Param('number', { schema: accountNumber }) account: string,
    @Param('format', { schema: format }) as: ExportFormat,
    @Query({ schema: accountSheetQuery }) query: AccountSheetQuery,
  ) {
    return this.exports.sheet(ctx, as, { ...query, account });
  }
}
