import { eInvoiceView, type EInvoiceView } from '@jahrring/contracts-documents';
import { Ctx, file, Get, Id, Reply, RequirePermission, ToolController } from '@jahrring/service-kit';
import type { KitReply, RequestContext } from '@jahrring/service-kit';
import { StreamableFile } from '@nestjs/common';
import { EInvoiceService } from './e-invoice.service';

@ToolController('documents', 'documents')
export class EInvoiceController {
  constructor(private readonly eInvoices: EInvoiceService) {}

  @Get(':id/e-invoice', RequirePermission('tools.document.show'), eInvoiceView)
  get(@Ctx() ctx: RequestContext, @Id() documentId: string): Promise<EInvoiceView> {
    return this.eInvoices.get(ctx, documentId);
  }

  /** The XML as it was frozen on issue. */
  @Get(':id/e-invoice/xml', RequirePermission('tools.document.show'), file)
  async xml(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @Reply() reply: KitReply,
  ): Promise<StreamableFile> {
    const { bytes, hash, name } = await this.eInvoices.read(ctx, documentId);
    reply.header('etag', `"${hash}"`).header('cache-control', 'private, no-cache');
    const disposition = `attachment; filename="${name}"`;
    return new StreamableFile(bytes, { type: 'application/xml', disposition, length: bytes.length });
  }
}
