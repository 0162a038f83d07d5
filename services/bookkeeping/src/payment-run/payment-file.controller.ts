import { paymentRunView } from '@jahrring/contracts-bookkeeping';
import {
  Ctx,
  Id,
  IfMatch,
  RequirePermission,
  RequirePlugin,
  Reply,
  ToolController,
} from '@jahrring/service-kit';
import type { KitReply, RequestContext } from '@jahrring/service-kit';
import { Get, HttpCode, Post, SerializeOptions, StreamableFile } from '@nestjs/common';
import { PaymentFileService } from './payment-file.service';

/** The way of a run to the bank. */
@ToolController('bookkeeping', 'payment-runs')
@RequirePlugin('creditors')
export class PaymentFileController {
  constructor(private readonly files: PaymentFileService) {}

  /** Of the version that the person has seen. */
  @Post(':id/confirmation')
  @HttpCode(200)
  @RequirePermission('tools.creditors.pay')
  @SerializeOptions({ schema: paymentRunView })
  confirm(@Ctx() ctx: RequestContext, @Id() runId: string, @IfMatch() version: number) {
    return this.files.confirm(ctx, runId, version);
  }

  @Post(':id/file')
  @HttpCode(200)
  @RequirePermission('tools.creditors.pay')
  @SerializeOptions({ schema: paymentRunView })
  generate(@Ctx() ctx: RequestContext, @Id() runId: string) {
    return this.files.generate(ctx, runId);
  }

  @Get(':id/file')
  @RequirePermission('tools.creditors.pay')
  async file(
    @Ctx() ctx: RequestContext,
    @Id() runId: string,
    @Reply() reply: KitReply,
  ): Promise<StreamableFile> {
    const { name, bytes } = await this.files.file(ctx, runId);
    reply.header('cache-control', 'private, no-store');
    const disposition = `attachment; filename="${name}"`;
    return new StreamableFile(bytes, { type: 'application/xml', disposition, length: bytes.length });
  }

  /** Says that the bank has the file. */
  @Post(':id/upload')
  @HttpCode(200)
  @RequirePermission('tools.creditors.pay')
  @SerializeOptions({ schema: paymentRunView })
  upload(@Ctx() ctx: RequestContext, @Id() runId: string) {
    return this.files.upload(ctx, runId);
  }
}
