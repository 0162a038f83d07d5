import type { ListQuery } from '@jahrring/contracts-common';
import {
  billableList,
  billableQuery,
  createDocument,
  documentList,
  documentListQuery,
  documentView,
  issueOptions,
  pdfQuery,
  revisionNumber,
  updateDocument,
} from '@jahrring/contracts-documents';
import type {
  BillableList,
  CreateDocument,
  DocumentView,
  IssueOptions,
  PdfQuery,
  UpdateDocument,
} from '@jahrring/contracts-documents';
import {
  Ctx,
  Delete,
  file,
  Get,
  Id,
  IfMatch,
  ok,
  Post,
  Put,
  Reply,
  Req,
  RequirePermission,
  ToolController,
} from '@jahrring/service-kit';
import type { KitReply, KitRequest, RequestContext } from '@jahrring/service-kit';
import { Body, Param, Query, StreamableFile } from '@nestjs/common';
import { untilGone } from '../pdf';
import { BillableService } from '../document';
import { DocumentPdfService, IssueService, sendPdf } from '../issue';
import { DocumentService } from './document.service';
import { DraftCreationService } from './draft-creation.service';
import { DraftPreview } from './draft-preview';

@ToolController('documents', 'documents')
export class DocumentController {
  constructor(
    private readonly documents: DocumentService,
    private readonly creation: DraftCreationService,
    private readonly issuing: IssueService,
    private readonly billable: BillableService,
    private readonly pdfs: DocumentPdfService,
    private readonly previews: DraftPreview,
  ) {}

  @Get('', RequirePermission('tools.document.index'), documentList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: documentListQuery }) query: ListQuery) {
    return this.documents.list(ctx, query);
  }

  /** Entries of a project that no document bills yet. */
  @Get('billable', RequirePermission('tools.document.create', 'tools.document.manage'), billableList)
  listBillable(
    @Ctx() ctx: RequestContext,
    @Query({ schema: billableQuery }) { projectId, until }: { projectId: string; until?: string },
  ): Promise<BillableList> {
    return this.billable.list(ctx, projectId, until);
  }

  @Get(':id', RequirePermission('tools.document.show'), documentView)
  get(@Ctx() ctx: RequestContext, @Id() documentId: string): Promise<DocumentView> {
    return this.documents.get(ctx, documentId);
  }

  @Post('', RequirePermission('tools.document.create', 'tools.document.manage'), documentView)
  create(
    @Ctx() ctx: RequestContext,
    @Body({ schema: createDocument }) body: CreateDocument,
  ): Promise<DocumentView> {
    return this.creation.create(ctx, body);
  }

  @Put(':id', RequirePermission('tools.document.update', 'tools.document.manage'), documentView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @IfMatch() version: number,
    @Body({ schema: updateDocument }) body: UpdateDocument,
  ): Promise<DocumentView> {
    return this.documents.update(ctx, documentId, version, body);
  }

  /** The PDF of what stands on the page, which is not saved by it. */
  @Put(':id/preview', RequirePermission('tools.document.update', 'tools.document.manage'), file)
  async preview(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @Body({ schema: updateDocument }) body: UpdateDocument,
    @Reply() reply: KitReply,
  ): Promise<StreamableFile> {
    const bytes = await this.previews.print(ctx, documentId, body, untilGone(reply));
    reply.header('cache-control', 'private, no-store');
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      disposition: 'inline',
      length: bytes.length,
    });
  }

  @Delete(':id', RequirePermission('tools.document.delete'))
  remove(@Ctx() ctx: RequestContext, @Id() documentId: string, @IfMatch() version: number): Promise<void> {
    return this.documents.remove(ctx, documentId, version);
  }

  /** Gives the number and freezes the version that was looked at. */
  @Post(':id/issue', RequirePermission('tools.document.update', 'tools.document.manage'), ok(documentView))
  issue(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @IfMatch() version: number,
    @Body({ schema: issueOptions.optional() }) options: IssueOptions | undefined,
  ): Promise<DocumentView> {
    return this.issuing.issue(ctx, documentId, version, options);
  }

  /** The draft as it stands, or the frozen bytes. */
  @Get(':id/pdf', RequirePermission('tools.document.show'), file)
  async pdf(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @Query({ schema: pdfQuery }) { version }: PdfQuery,
    @Req() request: KitRequest,
    @Reply() reply: KitReply,
  ): Promise<StreamableFile | undefined> {
    const options = { version, signal: untilGone(reply) };
    return sendPdf(await this.pdfs.get(ctx, documentId, options), request, reply);
  }

  /** Returns the PDF that was sent before an offer was withdrawn. */
  @Get(':id/revisions/:revision/pdf', RequirePermission('tools.document.show'), file)
  async revisionPdf(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @Param('revision', { schema: revisionNumber }) revision: number,
    @Req() request: KitRequest,
    @Reply() reply: KitReply,
  ): Promise<StreamableFile | undefined> {
    return sendPdf(await this.pdfs.getRevision(ctx, documentId, revision), request, reply);
  }
}
