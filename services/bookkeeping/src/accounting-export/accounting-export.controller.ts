import {
  accountingExportList,
  accountingExportView,
  accountingSettingsView,
  accountingWaiting,
  startAccountingExport,
  revokeExport,
  updateAccountingSettings,
} from '@jahrring/contracts-bookkeeping';
import type { StartAccountingExport, RevokeExport } from '@jahrring/contracts-bookkeeping';
import { workView } from '@jahrring/contracts-common';
import {
  accepted,
  Ctx,
  file,
  Get,
  Id,
  ok,
  Post,
  RequirePermission,
  RequirePlugin,
  settingsRoutes,
  ToolController,
} from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { AccountingExportService } from './accounting-export.service';
import { AccountingSettingsService } from './accounting-settings.service';

/** Entries of the journal for the accountant, each handed over once. */
@ToolController('bookkeeping', 'accounting-exports')
@RequirePlugin('debitors')
export class AccountingExportController {
  constructor(private readonly exports: AccountingExportService) {}

  @Get('waiting', RequirePermission('tools.debitors.index'), accountingWaiting)
  waiting(@Ctx() ctx: RequestContext) {
    return this.exports.waiting(ctx);
  }

  @Get('', RequirePermission('tools.debitors.index'), accountingExportList)
  async list(@Ctx() ctx: RequestContext) {
    const items = await this.exports.list(ctx);
    return { items, total: items.length };
  }

  @Post('', RequirePermission('tools.debitors.manage'), accepted(workView))
  start(@Ctx() ctx: RequestContext, @Body({ schema: startAccountingExport }) body: StartAccountingExport) {
    return this.exports.start(ctx, body);
  }

  @Get(':id/file', RequirePermission('tools.debitors.index'), file)
  file(@Ctx() ctx: RequestContext, @Id() exportId: string) {
    return this.exports.file(ctx, exportId);
  }

  @Post(':id/taken-back', RequirePermission('tools.debitors.manage'), ok(accountingExportView))
  revoke(
    @Ctx() ctx: RequestContext,
    @Id() exportId: string,
    @Body({ schema: revokeExport }) { reason }: RevokeExport,
  ) {
    return this.exports.revoke(ctx, exportId, reason);
  }
}

@ToolController('bookkeeping', 'accounting-settings')
@RequirePlugin('debitors')
export class AccountingSettingsController extends settingsRoutes({
  view: accountingSettingsView,
  update: updateAccountingSettings,
  read: ['tools.debitors.index'],
  write: 'tools.debitors.manage',
}) {
  constructor(readonly settings: AccountingSettingsService) {
    super();
  }
}
