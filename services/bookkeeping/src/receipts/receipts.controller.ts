import { receiptsList, startReceipts } from '@jahrring/contracts-bookkeeping';
import type { StartReceipts } from '@jahrring/contracts-bookkeeping';
import { workView } from '@jahrring/contracts-common';
import { Ctx, Id, RequirePermission, RequirePlugin, ToolController } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Body, Get, HttpCode, Post, SerializeOptions } from '@nestjs/common';
import { ReceiptsService } from './receipts.service';

/** Archives of receipts for the accountant. They have bills of both sides: who manages the books gets them. */
@ToolController('bookkeeping', 'receipts')
@RequirePlugin('debitors')
export class ReceiptsController {
  constructor(private readonly receipts: ReceiptsService) {}

  @Get()
  @RequirePermission('tools.debitors.manage')
  @SerializeOptions({ schema: receiptsList })
  async list(@Ctx() ctx: RequestContext) {
    const items = await this.receipts.list(ctx);
    return { items, total: items.length };
  }

  @Post()
  @HttpCode(202)
  @RequirePermission('tools.debitors.manage')
  @SerializeOptions({ schema: workView })
  start(@Ctx() ctx: RequestContext, @Body({ schema: startReceipts }) body: StartReceipts) {
    return this.receipts.start(ctx, body);
  }

  @Get(':id/file')
  @RequirePermission('tools.debitors.manage')
  file(@Ctx() ctx: RequestContext, @Id() archiveId: string) {
    return this.receipts.file(ctx, archiveId);
  }
}
