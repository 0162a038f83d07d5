import { documentMailChanged, shareLinkVariable } from '@jahrring/contracts-documents';
import {
  Clock,
  Database,
  Job,
  LOGGER,
  mailAttempts,
  Mailer,
  mailRetryDelay,
  Outbox,
  readPublicUrl,
  systemContext,
  type JobRun,
  type RecordPatch,
  type RequestContext,
} from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DocumentRepository } from '../record';
import { ShareLinkService } from '../share';
import type { DocumentMailEntity } from './document-mail.entity';
import { toMailChanged } from './document-mail.mapper';
import { DocumentMailRepository } from './document-mail.repository';
import { MailFiles } from './mail-files';

const batchSize = 20;

/** Brings queued mails out, one instance at a time; tries again with growing pauses for about three hours. */
@Injectable()
export class DocumentMailJobs {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly mailer: Mailer,
    private readonly outbox: Outbox,
    private readonly documents: DocumentRepository,
    private readonly mails: DocumentMailRepository,
    private readonly files: MailFiles,
    private readonly links: ShareLinkService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Job<DocumentMailJobs>({
    ...{ name: 'documents.mail.send', everySeconds: 3 },
    isDue: async ({ mails }) => (await mails.due(systemContext({ licenceId: '' }), 1)).length > 0,
  })
  async send({ signal }: JobRun): Promise<void> {
    for (const { id, licenceId } of await this.mails.due(systemContext({ licenceId: '' }), batchSize)) {
      if (signal.aborted) return;
      const ctx = systemContext({ licenceId });
      await this.sendOne(ctx, await this.mails.get(ctx, id));
    }
  }

  private async sendOne(ctx: RequestContext, mail: DocumentMailEntity): Promise<void> {
    const attempts = mail.attempts + 1;
    try {
      await this.deliver(ctx, mail);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.logger.warn({ mailId: mail.id, attempts, message }, 'mail of a document not sent');
      await this.change(ctx, mail, {
        attempts,
        lastError: message.slice(0, 500),
        state: attempts >= mailAttempts ? 'failed' : 'queued',
        nextAttemptAt: new Date(this.clock.now().getTime() + mailRetryDelay(attempts)),
      });
      return;
    }
    await this.change(ctx, mail, { state: 'sent', sentAt: this.clock.now(), attempts, lastError: null });
  }

  private async deliver(ctx: RequestContext, mail: DocumentMailEntity): Promise<void> {
    const { snapshot } = await this.documents.get(ctx, mail.documentId, { deleted: 'include' });
    const sender = snapshot?.sender;
    await this.mailer.send({
      id: mail.id,
      to: mail.recipients,
      cc: mail.copies,
      senderName: sender?.name,
      replyTo: sender?.email ? { name: sender.name, address: sender.email } : undefined,
      subject: mail.subject,
      text: await this.textOf(ctx, mail),
      locale: mail.locale,
      attachments: await this.files.read(ctx, mail.documentId, mail.files),
    });
  }

  /** The text with a link of its own, made now: its secret stands in the mail and nowhere else. */
  private async textOf(ctx: RequestContext, { body, shareLinkId }: DocumentMailEntity): Promise<string> {
    if (!shareLinkId) return body;
    const url = readPublicUrl(process.env) + (await this.links.renew(ctx, shareLinkId));
    return body.replaceAll(shareLinkVariable, url);
  }

  private async change(
    ctx: RequestContext,
    mail: DocumentMailEntity,
    patch: RecordPatch<DocumentMailEntity>,
  ): Promise<void> {
    await this.db.tx(ctx, async (tx) => {
      const changed = await this.mails.update(tx, mail.id, mail.version, patch);
      await this.outbox.add(tx, documentMailChanged, toMailChanged(changed, !this.mailer.bySmtp));
    });
  }
}
