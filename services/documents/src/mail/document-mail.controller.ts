import {
  documentMail,
  documentMails,
  mailProposal,
  sendDocument,
  sendMany,
  sentMany,
  type DocumentMail,
  type DocumentMails,
  type MailProposal,
  type SendDocument,
  type SendMany,
  type SentMany,
} from '@jahrring/contracts-documents';
import { Ctx, Get, Id, ok, Post, RequirePermission, ToolController } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { DocumentMailService } from './document-mail.service';
import { MailProposals } from './mail-proposals';

const writers = RequirePermission('tools.document.update', 'tools.document.manage');

@ToolController('documents', 'documents')
export class DocumentMailController {
  constructor(
    private readonly mails: DocumentMailService,
    private readonly proposals: MailProposals,
  ) {}

  /** The mail as it would go out: receivers of the address, text in the document's language, what is attached. */
  @Get(':id/mail', writers, mailProposal)
  propose(@Ctx() ctx: RequestContext, @Id() documentId: string): Promise<MailProposal> {
    return this.proposals.of(ctx, documentId);
  }

  /** Lists the mails by which the document was sent so far, latest first. */
  @Get(':id/mails', writers, documentMails)
  list(@Ctx() ctx: RequestContext, @Id() documentId: string): Promise<DocumentMails> {
    return this.mails.list(ctx, documentId);
  }

  @Post(':id/mails', writers, documentMail)
  send(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @Body({ schema: sendDocument }) body: SendDocument,
  ): Promise<DocumentMail> {
    return this.mails.send(ctx, documentId, body);
  }

  /** Tries a mail once more that was given up. */
  @Post(':id/mails/:mailId/retry', writers, ok(documentMail))
  retry(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @Id('mailId') mailId: string,
  ): Promise<DocumentMail> {
    return this.mails.retry(ctx, documentId, mailId);
  }

  /** Sends several documents as they are proposed. */
  @Post('mails', writers, ok(sentMany))
  sendMany(@Ctx() ctx: RequestContext, @Body({ schema: sendMany }) { ids }: SendMany): Promise<SentMany> {
    return this.mails.sendMany(ctx, ids);
  }
}
