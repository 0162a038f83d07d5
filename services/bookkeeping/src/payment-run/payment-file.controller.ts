import { paymentRunView } from '@jahrring/contracts-bookkeeping';
import {
  Ctx,
  file,
  Get,
  Id,
  IfMatch,
  ok,
  Post,
  RequirePermission,
  RequirePlugin,
  Reply,
  ToolController,
} from '@jahrring/service-kit';
import type { KitReply, RequestContext } from '@jahrring/service-kit';
import { StreamableFile } from '@nestjs/common';
import { PaymentFileService } from './payment-file.service';

/** The way of a run to the bank. */
@ToolController('bookkeeping', 'payment-runs')
@RequirePlugin('creditors')
export class PaymentFileController {
  constructor(private readonly files: PaymentFileService) {}

  /** Of the version that the person has seen. */
  @Post(':id/confirmation', RequirePermission('tools.creditors.pay'), ok(paymentRunView))
  confirm(@Ctx() ctx: RequestContext, @Id() runId: string, @IfMatch() version: number) {
    return this.files.confirm(ctx, runId, version);
  }

  @Post(':id/file', RequirePermission('tools.creditors.pay'), ok(paymentRunView))
  generate(@Ctx() ctx: RequestContext, @Id() runId: string) {
    return this.files.generate(ctx, runId);
  }

  @Get(':id/file', RequirePermission('tools.creditors.pay'), file)
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
  @Post(':id/upload', RequirePermission('tools.creditors.pay'), ok(paymentRunView))
  upload(@Ctx() ctx: RequestContext, @Id() runId: string) {
    return this.files.upload(ctx, runId);
  }
}
