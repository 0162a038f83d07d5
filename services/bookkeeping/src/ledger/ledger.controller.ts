import {
  accountNumber,
  accountSheet,
  accountSheetQuery,
  closedPeriodList,
  closedPeriodView,
  closePeriod,
  journalList,
  journalQuery,
  reopenPeriod,
  trialBalance,
  trialBalanceQuery,
} from '@jahrring/contracts-bookkeeping';
import type {
  AccountSheetQuery,
  ClosePeriod,
  ReopenPeriod,
  TrialBalanceQuery,
} from '@jahrring/contracts-bookkeeping';
import type { ListQuery } from '@jahrring/contracts-common';
import {
  Ctx,
  Get,
  Id,
  ok,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
} from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Body, Param, Query } from '@nestjs/common';
import { LedgerReader } from './ledger.reader';
import { PeriodService } from './period.service';

const managers = RequirePermission('tools.debitors.manage', 'tools.creditors.manage');

/** The books of both sides; whoever sees one side may look them up. */
@ToolController('bookkeeping', 'ledger')
@RequirePlugin('debitors', 'creditors')
export class LedgerController {
  constructor(
    private readonly reader: LedgerReader,
    private readonly periods: PeriodService,
  ) {}

  @Get('journal', RequirePermission('tools.debitors.index', 'tools.creditors.index'), journalList)
  journal(@Ctx() ctx: RequestContext, @Query({ schema: journalQuery }) query: ListQuery) {
    return this.reader.journal(ctx, query);
  }

  @Get('trial-balance', RequirePermission('tools.debitors.index', 'tools.creditors.index'), trialBalance)
  trialBalance(@Ctx() ctx: RequestContext, @Query({ schema: trialBalanceQuery }) query: TrialBalanceQuery) {
    return this.reader.trialBalance(ctx, query);
  }

  @Get('accounts/:number', RequirePermission('tools.debitors.index', 'tools.creditors.index'), accountSheet)
  sheet(
    @Ctx() ctx: RequestContext,
    @Param('number', { schema: accountNumber }) account: string,
    @Query({ schema: accountSheetQuery }) query: AccountSheetQuery,
  ) {
    return this.reader.sheet(ctx, account, query);
  }

  @Get('periods', RequirePermission('tools.debitors.index', 'tools.creditors.index'), closedPeriodList)
  async listPeriods(@Ctx() ctx: RequestContext) {
    const items = await this.periods.list(ctx);
    return { items, total: items.length };
  }

  @Post('periods', managers, closedPeriodView)
  close(@Ctx() ctx: RequestContext, @Body({ schema: closePeriod }) body: ClosePeriod) {
    return this.periods.close(ctx, body);
  }

  @Post('periods/:id/reopening', managers, ok(closedPeriodView))
  reopen(
    @Ctx() ctx: RequestContext,
    @Id() periodId: string,
    @Body({ schema: reopenPeriod }) { reason }: ReopenPeriod,
  ) {
    return this.periods.reopen(ctx, periodId, reason);
  }
}
