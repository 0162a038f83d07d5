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
import { Ctx, Id, RequirePermission, ToolController } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Body, Get, HttpCode, Post, SerializeOptions } from '@nestjs/common';
import { DocumentMailService } from './document-mail.service';
import { MailProposals } from './mail-proposals';

@ToolController('documents', 'documents')
export class DocumentMailController {
  constructor(
    private readonly mails: DocumentMailService,
    private readonly proposals: MailProposals,
  ) {}

  /** The mail as it would go out: receivers of the address, text in the document's language, what is attached. */
  @Get(':id/mail')
  @RequirePermission('tools.document.update', 'tools.document.manage')
  @SerializeOptions({ schema: mailProposal })
  propose(@Ctx() ctx: RequestContext, @Id() documentId: string): Promise<MailProposal> {
    return this.proposals.of(ctx, documentId);
  }

  /** Lists the mails by which the document was sent so far, latest first. */
  @Get(':id/mails')
  @RequirePermission('tools.document.update', 'tools.document.manage')
  @SerializeOptions({ schema: documentMails })
  list(@Ctx() ctx: RequestContext, @Id() documentId: string): Promise<DocumentMails> {
    return this.mails.list(ctx, documentId);
  }

  @Post(':id/mails')
  @RequirePermission('tools.document.update', 'tools.document.manage')
  @SerializeOptions({ schema: documentMail })
  send(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @Body({ schema: sendDocument }) body: SendDocument,
  ): Promise<DocumentMail> {
    return this.mails.send(ctx, documentId, body);
  }

  /** Tries a mail once more that was given up. */
  @Post(':id/mails/:mailId/retry')
  @HttpCode(200)
  @RequirePermission('tools.document.update', 'tools.document.manage')
  @SerializeOptions({ schema: documentMail })
  retry(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @Id('mailId') mailId: string,
  ): Promise<DocumentMail> {
    return this.mails.retry(ctx, documentId, mailId);
  }

  /** Sends several documents as they are proposed. */
  @Post('mails')
  @HttpCode(200)
  @RequirePermission('tools.document.update', 'tools.document.manage')
  @SerializeOptions({ schema: sentMany })
  sendMany(@Ctx() ctx: RequestContext, @Body({ schema: sendMany }) { ids }: SendMany): Promise<SentMany> {
    return this.mails.sendMany(ctx, ids);
  }
}
