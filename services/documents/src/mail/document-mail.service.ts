import {
  documentMailChanged,
  documentsErrors,
  shareLinkVariable,
  type DocumentMail,
  type DocumentMails,
  type SendDocument,
  type SentMany,
} from '@jahrring/contracts-documents';
import { AppError, Audit, Clock, commonError, Database, Mailer, Outbox } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentRepository } from '../record';
import { ShareLinkService } from '../share';
import { toDocumentMail, toMailChanged } from './document-mail.mapper';
import { DocumentMailRepository } from './document-mail.repository';
import { MailFiles } from './mail-files';
import { MailProposals } from './mail-proposals';
import { requireIssued, type IssuedDocument } from './require-issued';

/** Sends issued documents by mail: queued in the transaction that records it, taken to the mail server by a job. */
@Injectable()
export class DocumentMailService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly documents: DocumentRepository,
    private readonly mails: DocumentMailRepository,
    private readonly files: MailFiles,
    private readonly proposals: MailProposals,
    private readonly links: ShareLinkService,
  ) {}

  /** @throws DOCUMENT_NOT_SENDABLE, DOCUMENT_MAIL_TOO_LARGE */
  async send(ctx: RequestContext, documentId: string, input: SendDocument): Promise<DocumentMail> {
    return this.db.tx(ctx, async (tx) => {
      const document = requireIssued(await this.documents.get(tx, documentId));
      const files = await this.files.list(tx, documentId, input.annexIds);
      const mail = await this.mails.insert(tx, {
        documentId,
        state: 'queued',
        recipients: input.to,
        copies: input.cc,
        subject: input.subject.replace(/\s+/g, ' '),
        body: input.text,
        locale: document.language,
        files,
        attempts: 0,
        lastError: null,
        nextAttemptAt: this.clock.now(),
        sentAt: null,
        sentBy: tx.userId || null,
        shareLinkId: await this.linkOf(tx, document, input.text),
      });
      const receivers = [...input.to, ...input.cc].map(({ address }) => address);
      const sent = { to: receivers, files: files.map(({ name, hash }) => `${name} ${hash}`) };
      await this.audit.record(tx, { action: 'send', entity: 'document', entityId: documentId, after: sent });
      await this.outbox.add(tx, documentMailChanged, toMailChanged(mail, !this.mailer.bySmtp));
      return toDocumentMail(mail);
    });
  }

  /** Sends a document as it is proposed; what billing runs and lists do. @throws also DOCUMENT_NO_RECEIVER */
  async sendProposed(ctx: RequestContext, documentId: string): Promise<DocumentMail> {
    const { to, cc, subject, text } = await this.proposals.of(ctx, documentId);
    if (to.length === 0) throw new AppError(documentsErrors, 'DOCUMENT_NO_RECEIVER');
    return this.send(ctx, documentId, { to, cc, subject, text });
  }

  /** Sends each that can be sent; one that cannot holds up no other. */
  async sendMany(ctx: RequestContext, ids: readonly string[]): Promise<SentMany> {
    const result: SentMany = { sent: [], skipped: [] };
    for (const id of new Set(ids)) {
      try {
        await this.sendProposed(ctx, id);
        result.sent.push(id);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        result.skipped.push({ id, code: error.code, key: error.key });
      }
    }
    return result;
  }

  /** Everything a document was sent by, latest first. */
  async list(ctx: RequestContext, documentId: string): Promise<DocumentMails> {
    await this.documents.get(ctx, documentId);
    return { items: (await this.mails.ofDocument(ctx, documentId)).map(toDocumentMail) };
  }

  /** Tries a mail once more that was given up. */
  async retry(ctx: RequestContext, documentId: string, mailId: string): Promise<DocumentMail> {
    return this.db.tx(ctx, async (tx) => {
      await this.documents.get(tx, documentId);
      const mail = await this.mails.get(tx, mailId);
      if (mail.documentId !== documentId) throw commonError('NOT_FOUND');
      if (mail.state !== 'failed') throw commonError('CONFLICT');
      const again = { state: 'queued', attempts: 0, nextAttemptAt: this.clock.now() } as const;
      const changed = await this.mails.update(tx, mailId, mail.version, again);
      await this.audit.record(tx, { action: 'retry', entity: 'document', entityId: documentId });
      await this.outbox.add(tx, documentMailChanged, toMailChanged(changed, !this.mailer.bySmtp));
      return toDocumentMail(changed);
    });
  }

  /** Prepares the link a mail's text asks for. */
  private async linkOf(tx: RequestContext, document: IssuedDocument, text: string): Promise<string | null> {
    if (!text.includes(shareLinkVariable) || !(await this.links.canShare(tx, document))) return null;
    return this.links.prepare(tx, document.id);
  }
}
