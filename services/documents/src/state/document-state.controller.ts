import {
  documentStep,
  documentView,
  markedDocuments,
  markExported,
  priceCheck,
  repriceDocument,
} from '@jahrring/contracts-documents';
import type {
  DocumentStep,
  DocumentView,
  MarkedDocuments,
  MarkExported,
  PriceCheck,
  RepriceDocument,
} from '@jahrring/contracts-documents';
import { Ctx, Get, Id, IfMatch, ok, Post, RequirePermission, ToolController } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { DocumentService } from '../draft';
import { PriceService } from './price.service';
import { StepService } from './step.service';

@ToolController('documents', 'documents')
export class DocumentStateController {
  constructor(
    private readonly documents: DocumentService,
    private readonly steps: StepService,
    private readonly prices: PriceService,
  ) {}

  /** Marks documents as exported, or takes the mark off. */
  @Post('exported', RequirePermission('tools.document.manage'), ok(markedDocuments))
  async exported(
    @Ctx() ctx: RequestContext,
    @Body({ schema: markExported }) { ids, exported }: MarkExported,
  ): Promise<MarkedDocuments> {
    return { changed: await this.steps.markExported(ctx, ids, exported) };
  }

  /** A step along the table of states; what follows from bills and payments is never set here. */
  @Post(':id/status', RequirePermission('tools.document.update', 'tools.document.manage'), ok(documentView))
  step(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @IfMatch() version: number,
    @Body({ schema: documentStep }) body: DocumentStep,
  ): Promise<DocumentView> {
    return this.steps.step(ctx, documentId, version, body);
  }

  @Post(':id/lock', RequirePermission('tools.document.update', 'tools.document.manage'), ok(documentView))
  lock(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @IfMatch() version: number,
  ): Promise<DocumentView> {
    return this.steps.setLocked(ctx, documentId, version, true);
  }

  @Post(':id/unlock', RequirePermission('tools.document.update', 'tools.document.manage'), ok(documentView))
  unlock(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @IfMatch() version: number,
  ): Promise<DocumentView> {
    return this.steps.setLocked(ctx, documentId, version, false);
  }

  /** Brings a deleted draft back, with the entries it billed. */
  @Post(':id/restore', RequirePermission('tools.document.delete'), ok(documentView))
  restore(@Ctx() ctx: RequestContext, @Id() documentId: string): Promise<DocumentView> {
    return this.documents.restore(ctx, documentId);
  }

  /** Lines whose price is another one than their object has by now. */
  @Get(':id/prices', RequirePermission('tools.document.update', 'tools.document.manage'), priceCheck)
  checkPrices(@Ctx() ctx: RequestContext, @Id() documentId: string): Promise<PriceCheck> {
    return this.prices.check(ctx, documentId);
  }

  /** Gives the named lines the price of today: the only way prices of a draft follow. */
  @Post(':id/reprice', RequirePermission('tools.document.update', 'tools.document.manage'), ok(documentView))
  reprice(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @IfMatch() version: number,
    @Body({ schema: repriceDocument }) { positionIds }: RepriceDocument,
  ): Promise<DocumentView> {
    return this.prices.reprice(ctx, documentId, version, positionIds);
  }
}
