import { newShareLink, shareView } from '@jahrring/contracts-documents';
import type { NewShareLink, ShareView } from '@jahrring/contracts-documents';
import { Ctx, Id, Reply, Req, RequirePermission, ToolController } from '@jahrring/service-kit';
import type { KitReply, KitRequest, RequestContext } from '@jahrring/service-kit';
import { Get, HttpCode, Post, SerializeOptions } from '@nestjs/common';
import type { StreamableFile } from '@nestjs/common';
import { sendPdf } from '../issue';
import { AcceptanceSheet } from './acceptance-sheet';
import { ShareLinkService } from './share-link.service';

@ToolController('documents', 'documents')
export class ShareController {
  constructor(
    private readonly links: ShareLinkService,
    private readonly sheets: AcceptanceSheet,
  ) {}

  /** The links of a document and what was answered by them. */
  @Get(':id/share')
  @RequirePermission('tools.document.update', 'tools.document.manage')
  @SerializeOptions({ schema: shareView })
  view(@Ctx() ctx: RequestContext, @Id() documentId: string): Promise<ShareView> {
    return this.links.view(ctx, documentId);
  }

  /** A new link; its address is told this once. */
  @Post(':id/share')
  @RequirePermission('tools.document.update', 'tools.document.manage')
  @SerializeOptions({ schema: newShareLink })
  create(@Ctx() ctx: RequestContext, @Id() documentId: string): Promise<NewShareLink> {
    return this.links.create(ctx, documentId);
  }

  /** The sheet that says how the customer accepted by a link. */
  @Get(':id/acceptance')
  @RequirePermission('tools.document.show')
  async acceptance(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @Req() request: KitRequest,
    @Reply() reply: KitReply,
  ): Promise<StreamableFile | undefined> {
    return sendPdf(await this.sheets.print(ctx, documentId), request, reply);
  }

  @Post(':id/share/:linkId/revocation')
  @HttpCode(200)
  @RequirePermission('tools.document.update', 'tools.document.manage')
  @SerializeOptions({ schema: shareView })
  revoke(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @Id('linkId') linkId: string,
  ): Promise<ShareView> {
    return this.links.revoke(ctx, documentId, linkId);
  }
}
