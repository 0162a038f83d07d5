import {
  documentMailChanged,
  documentsErrors,
  isDraft,
  shareLinkVariable,
  type DocumentMail,
  type DocumentMails,
  type MailProposal,
  type SendDocument,
  type SentMany,
} from '@jahrring/contracts-documents';
import { AppError, Audit, Clock, commonError, Database, Mailer, Outbox } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DocumentRepository } from '../record';
import type { DocumentEntity } from '../record';
import type { DocumentSnapshot } from '../snapshot';
import { AddressRefRepository } from '../refs';
import { DocumentSettingsService } from '../settings';
import { ShareLinkService } from '../share';
import { toDocumentMail, toMailChanged } from './document-mail.mapper';
import { DocumentMailRepository } from './document-mail.repository';
import { MailFiles } from './mail-files';
import { writeMail } from './write-mail';

type Issued = DocumentEntity & { snapshot: DocumentSnapshot };

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
    private readonly addresses: AddressRefRepository,
    private readonly mails: DocumentMailRepository,
    private readonly files: MailFiles,
    private readonly settings: DocumentSettingsService,
    private readonly links: ShareLinkService,
  ) {}

  /** The mail as it would go out. @throws DOCUMENT_NOT_SENDABLE */
  async propose(ctx: RequestContext, documentId: string): Promise<MailProposal> {
    const document = await this.getIssued(ctx, documentId);
    const address = document.addressId ? await this.addresses.find(ctx, document.addressId) : null;
    const { snapshot } = document;
    const { texts } = await this.settings.get(ctx);
    const name = address?.contactName ?? snapshot.recipient?.name ?? '';
    const to = address?.documentEmail ?? snapshot.recipient?.email ?? address?.email ?? null;
    const cc = address?.documentCc ?? null;
    const words = {
      contactName: address?.contactName ?? null,
      hasLink: await this.links.canShare(ctx, document),
    };
    return {
      to: to ? [{ name, address: to }] : [],
      cc: cc ? [{ name: '', address: cc }] : [],
      ...writeMail(snapshot, words, texts[document.language]),
      files: await this.files.list(ctx, documentId),
    };
  }

  /** @throws DOCUMENT_NOT_SENDABLE, DOCUMENT_MAIL_TOO_LARGE */
  async send(ctx: RequestContext, documentId: string, input: SendDocument): Promise<DocumentMail> {
    return this.db.tx(ctx, async (tx) => {
      const document = await this.getIssued(tx, documentId);
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
    const { to, cc, subject, text } = await this.propose(ctx, documentId);
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
  private async linkOf(tx: RequestContext, document: Issued, text: string): Promise<string | null> {
    if (!text.includes(shareLinkVariable) || !(await this.links.canShare(tx, document))) return null;
    return this.links.prepare(tx, document.id);
  }

  private async getIssued(ctx: RequestContext, documentId: string): Promise<Issued> {
    const document = await this.documents.get(ctx, documentId);
    const { snapshot } = document;
    if (isDraft(document) || !snapshot) throw new AppError(documentsErrors, 'DOCUMENT_NOT_SENDABLE');
    return Object.assign(document, { snapshot });
  }
}
