import { receiptsList, startReceipts } from '@jahrring/contracts-bookkeeping';
import type { StartReceipts } from '@jahrring/contracts-bookkeeping';
import { workView } from '@jahrring/contracts-common';
import {
  accepted,
  Ctx,
  file,
  Get,
  Id,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
} from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { ReceiptsService } from './receipts.service';

/** Archives of receipts for the accountant. They have bills of both sides: who manages the books gets them. */
@ToolController('bookkeeping', 'receipts')
@RequirePlugin('debitors')
export class ReceiptsController {
  constructor(private readonly receipts: ReceiptsService) {}

  @Get('', RequirePermission('tools.debitors.manage'), receiptsList)
  async list(@Ctx() ctx: RequestContext) {
    const items = await this.receipts.list(ctx);
    return { items, total: items.length };
  }

  @Post('', RequirePermission('tools.debitors.manage'), accepted(workView))
  start(@Ctx() ctx: RequestContext, @Body({ schema: startReceipts }) body: StartReceipts) {
    return this.receipts.start(ctx, body);
  }

  @Get(':id/file', RequirePermission('tools.debitors.manage'), file)
  file(@Ctx() ctx: RequestContext, @Id() archiveId: string) {
    return this.receipts.file(ctx, archiveId);
  }
}
