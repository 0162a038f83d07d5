import { createFromLot, documentView } from '@jahrring/contracts-documents';
import type { CreateFromLot, DocumentView } from '@jahrring/contracts-documents';
import { Ctx, Post, RequirePermission, ToolController } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { LotDraftService } from './lot-draft.service';

/** Documents made of lots of timber. */
@ToolController('documents', 'documents')
export class LotDraftController {
  constructor(private readonly drafts: LotDraftService) {}

  /** A delivery note or bill of a sold lot, as a draft; the lot is then this document's alone. */
  @Post('from-lot', RequirePermission('tools.document.create', 'tools.document.manage'), documentView)
  create(
    @Ctx() ctx: RequestContext,
    @Body({ schema: createFromLot }) body: CreateFromLot,
  ): Promise<DocumentView> {
    return this.drafts.create(ctx, body);
  }
}
