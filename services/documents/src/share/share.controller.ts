import { newShareLink, shareView } from '@jahrring/contracts-documents';
import type { NewShareLink, ShareView } from '@jahrring/contracts-documents';
import {
  Ctx,
  file,
  Get,
  Id,
  ok,
  Post,
  Reply,
  Req,
  RequirePermission,
  ToolController,
} from '@jahrring/service-kit';
import type { KitReply, KitRequest, RequestContext } from '@jahrring/service-kit';
import type { StreamableFile } from '@nestjs/common';
import { sendPdf } from '../issue';
import { AcceptanceSheet } from './acceptance-sheet';
import { ShareLinkService } from './share-link.service';

const writers = RequirePermission('tools.document.update', 'tools.document.manage');

@ToolController('documents', 'documents')
export class ShareController {
  constructor(
    private readonly links: ShareLinkService,
    private readonly sheets: AcceptanceSheet,
  ) {}

  /** The links of a document and what was answered by them. */
  @Get(':id/share', writers, shareView)
  view(@Ctx() ctx: RequestContext, @Id() documentId: string): Promise<ShareView> {
    return this.links.view(ctx, documentId);
  }

  /** A new link; its address is told this once. */
  @Post(':id/share', writers, newShareLink)
  create(@Ctx() ctx: RequestContext, @Id() documentId: string): Promise<NewShareLink> {
    return this.links.create(ctx, documentId);
  }

  /** The sheet that says how the customer accepted by a link. */
  @Get(':id/acceptance', RequirePermission('tools.document.show'), file)
  async acceptance(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @Req() request: KitRequest,
    @Reply() reply: KitReply,
  ): Promise<StreamableFile | undefined> {
    return sendPdf(await this.sheets.print(ctx, documentId), request, reply);
  }

  @Post(':id/share/:linkId/revocation', writers, ok(shareView))
  revoke(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @Id('linkId') linkId: string,
  ): Promise<ShareView> {
    return this.links.revoke(ctx, documentId, linkId);
  }
}
