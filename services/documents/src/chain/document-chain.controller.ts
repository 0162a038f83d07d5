import {
  allocateDeposit,
  collectiveBill,
  correction,
  createDeposit,
  documentView,
  duplicateDocument,
  followUp,
  openView,
} from '@jahrring/contracts-documents';
import type {
  AllocateDeposit,
  CollectiveBill,
  Correction,
  CreateDeposit,
  DocumentView,
  DuplicateDocument,
  FollowUp,
  OpenView,
} from '@jahrring/contracts-documents';
import { Ctx, Get, Id, IfMatch, ok, Post, RequirePermission, ToolController } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { DuplicateService } from './duplicate.service';
import { CollectiveService } from './collective.service';
import { CorrectionService } from './correction.service';
import { DepositService } from './deposit.service';
import { FollowUpService } from './follow-up.service';

const writers = RequirePermission('tools.document.update', 'tools.document.manage');

/** Creates documents from others: follow-ups, deposits, corrections, collective bills and duplicates. */
@ToolController('documents', 'documents')
export class DocumentChainController {
  constructor(
    private readonly followUps: FollowUpService,
    private readonly deposits: DepositService,
    private readonly corrections: CorrectionService,
    private readonly collectives: CollectiveService,
    private readonly duplicates: DuplicateService,
  ) {}

  /** One bill of several delivery notes or projects. */
  @Post('collective-bills', RequirePermission('tools.document.create', 'tools.document.manage'), documentView)
  collective(
    @Ctx() ctx: RequestContext,
    @Body({ schema: collectiveBill }) body: CollectiveBill,
  ): Promise<DocumentView> {
    return this.collectives.create(ctx, body);
  }

  /** Returns the remaining quantities of a document, and the deposits that can be deducted. */
  @Get(':id/open', RequirePermission('tools.document.show'), openView)
  open(@Ctx() ctx: RequestContext, @Id() documentId: string): Promise<OpenView> {
    return this.followUps.open(ctx, documentId);
  }

  /** The next document of the chain. */
  @Post(':id/follow-ups', RequirePermission('tools.document.create', 'tools.document.manage'), documentView)
  follow(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @Body({ schema: followUp }) body: FollowUp,
  ): Promise<DocumentView> {
    return this.followUps.create(ctx, documentId, body);
  }

  /** Bills a part of an order in advance. */
  @Post(':id/deposits', RequirePermission('tools.document.create', 'tools.document.manage'), documentView)
  deposit(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @Body({ schema: createDeposit }) body: CreateDeposit,
  ): Promise<DocumentView> {
    return this.deposits.create(ctx, documentId, body);
  }

  /** Deducts a deposit from a draft. */
  @Post(':id/deposit-allocations', writers, ok(documentView))
  allocate(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @IfMatch() version: number,
    @Body({ schema: allocateDeposit }) body: AllocateDeposit,
  ): Promise<DocumentView> {
    return this.deposits.allocate(ctx, documentId, version, body);
  }

  /** A credit note against a bill. */
  @Post(':id/corrections', RequirePermission('tools.document.create', 'tools.document.manage'), documentView)
  correct(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @Body({ schema: correction }) body: Correction,
  ): Promise<DocumentView> {
    return this.corrections.create(ctx, documentId, body);
  }

  /** A copy as a new draft. */
  @Post(':id/duplicate', RequirePermission('tools.document.create', 'tools.document.manage'), documentView)
  duplicate(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @Body({ schema: duplicateDocument }) body: DuplicateDocument,
  ): Promise<DocumentView> {
    return this.duplicates.create(ctx, documentId, body);
  }
}
