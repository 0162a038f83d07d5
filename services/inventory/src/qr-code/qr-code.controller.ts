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
  Id,
  IfMatch,
  RequirePermission,
  RequirePlugin,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Delete, Get, HttpCode, Post, Query, SerializeOptions } from '@nestjs/common';
import { QrCodeService } from './qr-code.service';

@ToolController('inventory', 'qr-codes')
@RequirePlugin('qr-code')
export class QrCodeController {
  constructor(private readonly codes: QrCodeService) {}

  @Get()
  @RequirePermission('tools.plugin.index')
  @SerializeOptions({ schema: qrCodeList })
  list(@Ctx() ctx: RequestContext, @Query({ schema: qrCodeListQuery }) query: ListQuery) {
    return this.codes.list(ctx, query);
  }

  /** For whoever records time: what each code means. Whether they may book on it is the time service's to say. */
  @Get('known')
  @RequirePermission('tools.timetable.index')
  @SerializeOptions({ schema: knownQrCodes })
  known(@Ctx() ctx: RequestContext) {
    return this.codes.known(ctx);
  }

  @Post()
  @RequirePermission('tools.plugin.index')
  @SerializeOptions({ schema: qrCodeView })
  create(@Ctx() ctx: RequestContext, @Body({ schema: createQrCode }) body: CreateQrCode) {
    return this.codes.create(ctx, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission('tools.plugin.index')
  async remove(@Ctx() ctx: RequestContext, @Id() codeId: string, @IfMatch() version: number): Promise<void> {
    await this.codes.remove(ctx, codeId, version);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @RequirePermission('tools.plugin.index')
  @SerializeOptions({ schema: qrCodeView })
  restore(@Ctx() ctx: RequestContext, @Id() codeId: string) {
    return this.codes.restore(ctx, codeId);
  }
}
