import type { ListQuery } from '@jahrring/contracts-common';
import {
  createQrCode,
  knownQrCodes,
  qrCodeList,
  qrCodeListQuery,
  qrCodeView,
  type CreateQrCode,
} from '@jahrring/contracts-inventory';
import {
  Ctx,
  Delete,
  Get,
  Id,
  IfMatch,
  ok,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { QrCodeService } from './qr-code.service';

@ToolController('inventory', 'qr-codes')
@RequirePlugin('qr-code')
export class QrCodeController {
  constructor(private readonly codes: QrCodeService) {}

  @Get('', RequirePermission('tools.plugin.index'), qrCodeList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: qrCodeListQuery }) query: ListQuery) {
    return this.codes.list(ctx, query);
  }

  /** For whoever records time: what each code means. Whether they may book on it is the time service's to say. */
  @Get('known', RequirePermission('tools.timetable.index'), knownQrCodes)
  known(@Ctx() ctx: RequestContext) {
    return this.codes.known(ctx);
  }

  @Post('', RequirePermission('tools.plugin.index'), qrCodeView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createQrCode }) body: CreateQrCode) {
    return this.codes.create(ctx, body);
  }

  @Delete(':id', RequirePermission('tools.plugin.index'))
  async remove(@Ctx() ctx: RequestContext, @Id() codeId: string, @IfMatch() version: number): Promise<void> {
    await this.codes.remove(ctx, codeId, version);
  }

  @Post(':id/restore', RequirePermission('tools.plugin.index'), ok(qrCodeView))
  restore(@Ctx() ctx: RequestContext, @Id() codeId: string) {
    return this.codes.restore(ctx, codeId);
  }
}
