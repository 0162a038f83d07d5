import {
  Clock,
  Database,
  Job,
  type JobRun,
  LOGGER,
  mailAttempts,
  Mailer,
  mailRetryDelay,
  type OutgoingMail,
  systemContext,
} from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import type { MailEntity } from './mail.entity';
import { MailRepository } from './mail.repository';

const batchSize = 20;
const keptDays = 30;
const DAY_MS = 86_400_000;

/** Brings queued mails out, one instance at a time; tries again with growing pauses for about three hours. */
@Injectable()
export class MailJobs {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly mails: MailRepository,
    private readonly mailer: Mailer,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Job<MailJobs>({
    ...{ name: 'admin.mail.send', everySeconds: 3 },
    isDue: async ({ mails }) => (await mails.findDue(systemContext({ licenceId: '' }), 1)).length > 0,
  })
  async send({ signal }: JobRun): Promise<void> {
    const ctx = systemContext({ licenceId: '' });
    for (const mail of await this.mails.findDue(ctx, batchSize)) {
      if (signal.aborted) return;
      await this.sendOne(mail);
    }
  }

  @Job({ name: 'admin.mail.purge', everySeconds: 3_600 })
  async purge(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - keptDays * DAY_MS);
    await this.db.tx(systemContext({ licenceId: '' }), (ctx) => this.mails.purge(ctx, before));
  }

  private async sendOne(mail: MailEntity): Promise<void> {
    const attempts = mail.attempts + 1;
    try {
      await this.mailer.send(toOutgoing(mail));
    } catch (error) {
      await this.failed(mail, attempts, error);
      return;
    }
    const gone = this.mailer.bySmtp ? { textBody: null, htmlBody: null } : {};
    await this.change(mail, { state: 'sent', sentAt: this.clock.now(), attempts, lastError: null, ...gone });
  }

  private async failed(mail: MailEntity, attempts: number, error: unknown): Promise<void> {
    const message = error instanceof Error ? error.message : String(error);
    this.logger.warn({ mailId: mail.id, kind: mail.kind, attempts, message }, 'mail not sent');
    await this.change(mail, {
      attempts,
      lastError: message.slice(0, 500),
      state: attempts >= mailAttempts ? 'failed' : 'queued',
      nextAttemptAt: new Date(this.clock.now().getTime() + mailRetryDelay(attempts)),
    });
  }

  private async change(mail: MailEntity, patch: Partial<Omit<MailEntity, 'id' | 'version'>>): Promise<void> {
    await this.db.tx(systemContext({ licenceId: '' }), (ctx) =>
      this.mails.update(ctx, mail.id, mail.version, patch),
    );
  }
}

function toOutgoing(mail: MailEntity): OutgoingMail {
  return {
    id: mail.id,
    to: [{ name: mail.recipientName, address: mail.recipient }],
    subject: mail.subject,
    text: mail.textBody ?? '',
    html: mail.htmlBody ?? '',
    locale: mail.locale,
    automatic: true,
  };
}
