import {
  lotChecks,
  lotChecksQuery,
  lotForDocument,
  lotForDocumentQuery,
  type LotChecksQuery,
  type LotForDocumentQuery,
} from '@jahrring/contracts-timber';
import { Ctx, Get, Id, Internal, ok, Post, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { LotDocumentService } from './lot-document.service';

/** Lot data for the documents service. */
@ToolController('timber', 'internal')
export class LotDocumentController {
  constructor(private readonly lots: LotDocumentService) {}

  /** A sold lot as a delivery note or bill of that day words it. */
  @Get('lots/:id', Internal(), lotForDocument)
  get(
    @Ctx() ctx: RequestContext,
    @Id() lotId: string,
    @Query({ schema: lotForDocumentQuery }) { day }: LotForDocumentQuery,
  ) {
    return this.lots.get(ctx, lotId, day);
  }

  /** Returns the state of these lots, before a document that bills them is issued. */
  @Post('lot-checks', Internal(), ok(lotChecks))
  check(@Ctx() ctx: RequestContext, @Body({ schema: lotChecksQuery }) { ids, day }: LotChecksQuery) {
    return this.lots.check(ctx, ids, day);
  }
}
